import { emailOf, password, type PersonaId } from '../../mocks/people/personas';
import { Inbox } from './inbox';
import { PageUser } from './page-user';
import { until } from './until';
import { callback, view } from './views';

/** A user who signs in, in any engine. Has the actions of the pages that most journeys share. */
export class SignInUser extends PageUser {
  readonly inbox = new Inbox(this.tab);
  persona: PersonaId = 'mobile';

  get email() {
    return emailOf(this.persona);
  }

  /** Arrives from the example service. */
  async arrives(persona: PersonaId = 'mobile') {
    this.persona = persona;
    await this.opens(`/mock/start?persona=${persona}`);
    await until(
      'the entry page',
      () => this.tab.ask(view),
      (seen) => seen.heading === 'Enter your email address',
    );
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
    await this.sees('field', 'Security code');
    await this.fills('Security code', await this.inbox.code());
    await this.continues();
  }

  /** Arrives from the service, and continues to the password, the code or consent. */
  async signsInUpTo(step: '/log-in-password' | '/enter-mobile-code' | '/nhs-login-consent', persona: PersonaId = 'mobile') {
    await this.arrives(persona);
    await this.givesEmail();
    await this.isOn('/log-in-password');
    if (step === '/log-in-password') return;
    await this.givesPassword();
    await this.isOn('/enter-mobile-code');
    if (step === '/enter-mobile-code') return;
    await this.givesCode();
    await this.isOn('/nhs-login-consent');
  }

  /** Agrees to share, and returns to the service. */
  async agreesAndIsHandedOver() {
    await this.isOn('/nhs-login-consent');
    await this.clicks('I agree');
    await this.isHandedOver();
  }

  /** Expects the page of the service, with its own state and a code for this user. */
  isHandedOver = () =>
    until(
      `a hand-over of ${this.email}`,
      () => this.tab.ask(callback),
      (seen) => seen['Signed in as'] === this.email && /^[\w-]{20,}$/.test(seen.code ?? '') && seen['State matches'] === 'yes',
    );

  /** Expects the page of the service, with an error and no code. */
  isSentBackWith = (description: string) =>
    until(
      `the error ${description} at the service`,
      () => this.tab.ask(callback),
      (seen) => seen.error_description === description && seen.code === '(none)' && seen['State matches'] === 'yes',
    );
}
