import { emailOf, password, type PersonaId } from '../../mocks/people/personas';
import { headingOf, type KnownPage } from '../support/pages';
import type { Kind, Tab } from './driver';
import { setting } from './setting';
import { until } from './until';
import { callback, errorSummary, field, nextStep, view } from './views';

interface Message {
  kind: string;
  to: string;
  code?: string;
  link?: string;
}

/** A user who signs in, in any engine: actions and assertions. Each waits for its element. No action is retried. */
export class User {
  persona: PersonaId = 'mobile';

  constructor(readonly tab: Tab) {}

  get email() {
    return emailOf(this.persona);
  }

  opens = (address: string) => this.tab.open(new URL(address, setting('ENGINES_ORIGIN')).href);

  clicks = async (button: string) => (await this.finds('button', button)).click();
  follows = async (link: string) => (await this.finds('link', link)).click();
  unfolds = async (words: string) => (await this.finds('disclosure', words)).click();
  continues = () => this.clicks('Continue');

  async fills(label: string, text: string) {
    await (await this.finds('field', label)).write(text);
    await this.findsFilledIn(label, text);
  }

  async picks(label: string) {
    await (await this.finds('choice', label)).click();
    await this.sees(field, { checked: true }, label);
  }

  async chooses(label: string) {
    await this.picks(label);
    await this.continues();
  }

  findsFilledIn = (label: string, value: string) => this.sees(field, { value }, label);
  reads = (words: string) => this.sees(view, { text: expect.stringContaining(words) });

  /** Expects exactly this address, and the heading and the title of its page. */
  isOn = (path: KnownPage) => this.sees(view, { address: path, heading: headingOf(path), title: `${headingOf(path)} - NHS login` });

  /** Expects the same page before and after a reload. */
  async isOnAgain(path: KnownPage) {
    await this.isOn(path);
    await this.tab.reload();
    await this.isOn(path);
  }

  /** Expects this sentence in the focused error summary, and a title that begins with 'Error: '. */
  seesError = (sentence: string) =>
    this.sees(errorSummary, { text: expect.stringContaining(sentence), focused: true, title: expect.stringMatching(/^Error: /) });

  /** Expects a page that is not busy and has a link or an enabled button. */
  seesNextStep = () => this.sees(nextStep, { usable: true });

  /** Waits until a function in the page returns these members. */
  sees = <Args extends unknown[]>(question: (...args: Args) => object | null, expected: object, ...args: Args) =>
    until(async () => expect(await this.tab.ask(question, ...args)).toMatchObject(expected));

  /** The content of localStorage and sessionStorage. */
  stored = () => this.tab.ask(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

  /** The mock backend's messages to the user of this browser, newest first. */
  messages = () => this.tab.ask(async () => (await (await fetch('/mock/inbox.json')).json()) as Message[]);

  async newest(part: 'code' | 'link'): Promise<string> {
    const found = (await this.messages()).find((message) => message[part])?.[part];
    if (!found) throw new Error(`No ${part} was sent`);
    return found;
  }

  /** Arrives from the example service. */
  async arrives(persona: PersonaId = 'mobile') {
    this.persona = persona;
    await this.opens(`/mock/start?persona=${persona}`);
    await this.sees(view, { heading: 'Enter your email address' });
  }

  async givesEmail() {
    await this.fills('Email address', this.email);
    await this.continues();
  }

  async givesPassword(text: string = password) {
    await this.fills('Password', text);
    await this.continues();
  }

  async givesCode() {
    await this.finds('field', 'Security code');
    await this.fills('Security code', await this.newest('code'));
    await this.continues();
  }

  /** Continues from the email address to the password, the code or consent. */
  async logsInUpTo(step: '/log-in-password' | '/enter-mobile-code' | '/nhs-login-consent') {
    await this.givesEmail();
    await this.isOn('/log-in-password');
    if (step === '/log-in-password') return;
    await this.givesPassword();
    await this.isOn('/enter-mobile-code');
    if (step === '/enter-mobile-code') return;
    await this.givesCode();
    await this.isOn('/nhs-login-consent');
  }

  /** Arrives from the service, and continues to the password, the code or consent. */
  async signsInUpTo(step: Parameters<User['logsInUpTo']>[0], persona?: PersonaId) {
    await this.arrives(persona);
    await this.logsInUpTo(step);
  }

  /** Agrees to share, and returns to the service. */
  async agreesAndIsHandedOver() {
    await this.isOn('/nhs-login-consent');
    await this.clicks('I agree');
    await this.isHandedOver();
  }

  /** Expects the page of the service, with its own state and a code for this user. */
  isHandedOver = () =>
    this.sees(callback, { 'Signed in as': this.email, code: expect.stringMatching(/^[\w-]{20,}$/), 'State matches': 'yes' });

  /** Expects the page of the service, with an error and no code. */
  isSentBackWith = (description: string) => this.sees(callback, { error_description: description, code: '(none)', 'State matches': 'yes' });

  private finds = (kind: Kind, name: string) =>
    until(async () => {
      const found = await this.tab.find(kind, name);
      if (!found) throw new Error(`There is no ${kind} '${name}'`);
      return found;
    });
}
