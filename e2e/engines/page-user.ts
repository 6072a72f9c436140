import { headingOf, type KnownPage } from '../support/pages';
import type { Tab } from './driver';
import type { Kind } from './find-by-words';
import { setting } from './setting';
import { until } from './until';
import { errorSummary, field, hasNextStep, view } from './views';

/** A user of any page: actions and assertions. Each waits for its element. No action is retried. */
export class PageUser {
  constructor(readonly tab: Tab) {}

  opens = (address: string) => this.tab.open(new URL(address, setting('ENGINES_ORIGIN')).href);

  clicks = (button: string) => this.uses('button', button);
  follows = (link: string) => this.uses('link', link);
  unfolds = (words: string) => this.uses('disclosure', words);
  continues = () => this.clicks('Continue');

  async fills(label: string, text: string) {
    await this.sees('field', label);
    await this.tab.write(label, text);
    await this.findsFilledIn(label, text);
  }

  async picks(label: string) {
    await this.uses('choice', label);
    await until(
      `'${label}' to be chosen`,
      () => this.tab.ask(field, label),
      (seen) => seen?.checked === true,
    );
  }

  async chooses(label: string) {
    await this.picks(label);
    await this.continues();
  }

  findsFilledIn = (label: string, text: string) =>
    until(
      `'${text}' in '${label}'`,
      () => this.tab.ask(field, label),
      (seen) => seen?.value === text,
    );

  reads = (words: string) =>
    until(
      `the words '${words}'`,
      () => this.tab.ask(view),
      ({ text }) => text.includes(words),
    );

  /** Expects exactly this address, and the heading and the title of its page. */
  isOn = (path: KnownPage) =>
    until(
      `${path}, '${headingOf(path)}'`,
      () => this.tab.ask(view),
      (seen) => seen.address === path && seen.heading === headingOf(path) && seen.title === `${headingOf(path)} - NHS login`,
    );

  /** Expects the same page before and after a reload. */
  async isOnAgain(path: KnownPage) {
    await this.isOn(path);
    await this.tab.reload();
    await this.isOn(path);
  }

  /** Expects this sentence in the focused error summary, and a title that begins with 'Error: '. */
  seesError = (sentence: string) =>
    until(
      `the error '${sentence}'`,
      () => this.tab.ask(errorSummary),
      ({ text, focused, title }) => text.includes(sentence) && focused && title.startsWith('Error: '),
    );

  /** Expects a page that is not busy and has a link or an enabled button. */
  seesNextStep = () => until('a next step', () => this.tab.ask(hasNextStep), Boolean);

  /** The content of localStorage and sessionStorage. */
  stored = () => this.tab.ask(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

  protected sees = (kind: Kind, name: string) => until(`${kind} '${name}'`, () => this.tab.has(kind, name), Boolean);

  private async uses(kind: Kind, name: string) {
    await this.sees(kind, name);
    await this.tab.click(kind, name);
  }
}
