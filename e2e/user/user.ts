import { expect } from '@playwright/test';
import type { Details } from '../../mocks/people/health-records';
import { emailOf, password, type PersonaId, traitsOf } from '../../mocks/people/personas';
import { headingOf, headingsOf, type KnownPage, screenOf } from '../support/pages';
import { type Kind, type Tab, type TabOptions, until } from './driver';
import { callback, errorSummary, field, nextStep, view } from './views';

export interface Message {
  kind: 'text' | 'voice call' | 'email';
  to: string;
  code?: string;
  link?: string;
}

/** The speech of a screen reader during an act. Other drivers do not compare it. */
export interface Speech {
  /** Spoken in this order. The act ends with the last of them. */
  must?: readonly string[];
  /** Spoken exactly once. Without it, each of `must`. */
  once?: readonly string[];
  never?: readonly (string | RegExp)[];
  /** The act ends on the site of the client, which shows addresses. */
  leaves?: boolean;
  /** Calls of the act are answered when the reader has spoken the wait. */
  slow?: boolean;
}

type SignInPage = '/log-in-password' | '/enter-mobile-code' | '/nhs-login-consent';

/** The number with spaces, as in a letter. */
export const spaced = (nhsNumber: string) => nhsNumber.replace(/^(\d{3})(\d{3})/, '$1 $2 ');
/** A date (yyyy-MM-dd) as typed day, month and year. */
export const dateParts = (dob: string) => dob.split('-').reverse().map(Number).map(String);

/** A user in front of any browser: acts and expectations. Each waits for its element. No act is retried. */
export class User {
  persona: PersonaId = 'mobile';

  constructor(readonly tab: Tab) {}

  get email() {
    return emailOf(this.persona);
  }

  get details(): Details {
    const { details } = traitsOf(this.persona);
    if (!details) throw new Error(`${this.persona} is never matched`);
    return details;
  }

  /** Performs an act. A user of a screen reader compares what is spoken. */
  hears(_expected: Speech, act: () => Promise<unknown>): Promise<unknown> {
    return act();
  }

  opens = (address: string) => this.tab.open(address);

  /** An earlier reload would cancel the script, whose checksum Firefox would report as wrong. */
  async reloads() {
    await this.sees(() => ({ isHydrated: !('earlyEvents' in window) }), { isHydrated: true });
    await this.tab.reload();
  }

  goesBack = () => this.tab.back();

  finds = (kind: Kind, name: string) =>
    until(async () => {
      const found = await this.tab.find(kind, name);
      if (!found) throw new Error(`There is no ${kind} '${name}'`);
      return found;
    });

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

  async turnsTo(name: string, { under }: { under: string }) {
    await this.unfolds(under);
    await this.clicks(name);
  }

  /** Waits until a function in the page returns these members. */
  sees = <Args extends unknown[]>(question: (...args: Args) => object | null, expected: Record<string, unknown>, ...args: Args) =>
    until(async () => expect(await this.tab.ask(question, ...args)).toMatchObject(expected));

  findsFilledIn = (label: string, value: string) => this.sees(field, { value }, label);
  reads = (words: string) => this.sees(view, { text: expect.stringContaining(words) });

  /** Expects exactly this address, with its query, and its page with one heading and the title of it, which accepts clicks. */
  async isOn(address: string, heading: string | RegExp = headingsOf(address)): Promise<unknown> {
    const expected = typeof heading === 'string' ? heading : expect.stringMatching(heading);
    return this.sees(view, { address, heading: expected, titled: true, takesClicks: true });
  }

  async isOnAgain(address: KnownPage) {
    await this.isOn(address);
    await this.reloads();
    await this.isOn(address);
  }

  /** Expects these sentences in the focused error summary, and a title that begins with 'Error: '. */
  async seesError(...sentences: string[]) {
    for (const text of sentences.map((sentence) => expect.stringContaining(sentence)))
      await this.sees(errorSummary, { text, focused: true, title: expect.stringMatching(/^Error: /) });
  }

  /** Expects a page that is not busy and has a link or an enabled button. */
  seesNextStep = () => this.sees(nextStep, { usable: true });

  stored() {
    return this.tab.ask(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  }

  /** The mock backend's messages to the user of this browser, newest first. */
  messages() {
    return this.tab.ask(async () => (await (await fetch('/mock/inbox.json')).json()) as Message[]);
  }

  async newest(part: 'code' | 'link'): Promise<string> {
    const found = (await this.messages()).find((message) => message[part])?.[part];
    if (!found) throw new Error(`No ${part} was sent`);
    return found;
  }

  /** Moves the clock of the mock backend, without a wait in the browser. */
  waits = (minutes: number) =>
    this.tab.ask(
      (advanceSeconds) =>
        fetch('/mock/clock', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ advanceSeconds }),
        }).then(() => undefined),
      minutes * 60,
    );

  /** Arrives from the example service, whose query stays in the address. Accepts any other parameter of /mock/start. */
  async arrives(persona: PersonaId = 'mobile', query: Record<string, string> = {}): Promise<void> {
    this.persona = persona;
    await this.opens(`/mock/start?${new URLSearchParams({ persona, ...query })}`);
    await this.sees(view, { address: expect.stringMatching(/^\/enter-email\?client_id=/), heading: 'Enter your email address' });
  }

  /** Follows the link of a scenario into a new world, as the persona of the scenario or another. */
  async followsScenario(id: string, persona?: PersonaId): Promise<void> {
    const { heading, persona: usual = 'mobile' } = screenOf(id).variant;
    this.persona = persona ?? usual;
    await this.opens(`/mock?scenario=${id}${persona ? `&persona=${persona}` : ''}`);
    // The page of the link loads before the world changes.
    await this.sees(view, { heading, takesClicks: true });
  }

  /** Opens a page in mid-journey directly, in its default variant. */
  async startsAt(path: KnownPage, persona?: PersonaId): Promise<void> {
    await this.followsScenario(`${path.slice(1)}.usual`, persona);
  }

  async givesEmail(email = this.email) {
    await this.fills('Email address', email);
    await this.continues();
  }

  async givesPassword(text: string = password) {
    await this.fills('Password', text);
    await this.continues();
  }

  /** The address and the password, where one page asks for both. */
  async givesEmailAndPassword(text: string = password) {
    await this.fills('Email address', this.email);
    await this.givesPassword(text);
  }

  async givesNewPassword(text: string) {
    await this.fills('New password', text);
    await this.clicks('Reset password');
  }

  /** Types the sent code, or another. Where a page asks for a code, one has been sent. */
  async givesCode(code?: string) {
    await this.finds('field', 'Security code');
    await this.fills('Security code', code ?? (await this.newest('code')));
    await this.continues();
  }

  async givesPhone(kind: string, label: string, number: string) {
    await this.picks(kind);
    await this.fills(label, number);
    await this.continues();
  }

  provesToBeHuman = () => this.clicks('I am not a robot');
  agrees = () => this.clicks('I agree');

  async logsInUpTo(step: SignInPage) {
    await this.givesEmail();
    await this.isOn('/log-in-password', headingOf('/log-in-password'));
    if (step === '/log-in-password') return;
    await this.givesPassword();
    await this.isOn('/enter-mobile-code', headingOf('/enter-mobile-code'));
    if (step === '/enter-mobile-code') return;
    await this.givesCode();
    await this.isOn('/nhs-login-consent', headingOf('/nhs-login-consent'));
  }

  /** Like `logsInUpTo`, after an arrival from the service. */
  async signsInUpTo(step: SignInPage, persona?: PersonaId) {
    await this.arrives(persona);
    await this.logsInUpTo(step);
  }

  async answersNumber(nhsNumber = this.details.nhsNumber) {
    await this.picks('Yes, I know my NHS number');
    await this.fills('NHS number', spaced(nhsNumber));
    await this.continues();
  }

  async answersName({ firstName, middleNames, lastName } = this.details) {
    await this.fills('First name', firstName);
    await this.fills('Middle names (optional)', middleNames);
    await this.fills('Last name', lastName);
    await this.continues();
  }

  async answersDob(dob = this.details.dob) {
    const [day = '', month = '', year = ''] = dateParts(dob);
    await this.fills('Day', day);
    await this.fills('Month', month);
    await this.fills('Year', year);
    await this.continues();
  }

  async answersPostcode(postcode = this.details.postcode) {
    await this.fills('Postcode', postcode);
    await this.continues();
  }

  async agreesAndIsHandedOver() {
    await this.isOn('/nhs-login-consent', headingOf('/nhs-login-consent'));
    await this.agrees();
    await this.isHandedOver();
  }

  /** Expects the page of the service, with its own state and a code for this user. */
  async isHandedOver(): Promise<unknown> {
    const code = expect.stringMatching(/^[\w-]{20,}$/);
    return this.sees(callback, { 'Signed in as': this.email, code, 'State matches': 'yes', error: '(none)' });
  }

  /** Expects the page of the service, with an error and no code. */
  async isSentBackWith(description: string): Promise<unknown> {
    const refusal = { error: 'access_denied', error_description: description };
    return this.sees(callback, { ...refusal, code: '(none)', 'State matches': 'yes' });
  }
}

/** A running browser. Each user has cookies and storage of their own. */
export interface Engine {
  newUser: (options?: TabOptions) => Promise<User>;
  quit: () => Promise<void>;
}
