import { expect, type Page } from '@playwright/test';
import type { Mock } from './mock';
import { headingOf, type KnownPage } from './pages';
import { scenarioLink } from './situation';

export const password = 'Passw0rd$1';
export const emailOf = (persona: string) => `${persona}@example.com`;

/** A person in front of the browser: what they do on each page, and where that must lead. */
export class Visitor {
  persona = 'mobile';

  constructor(
    readonly page: Page,
    readonly mock: Mock,
  ) {}

  /** Comes from the example service, whose query the address keeps. Any other parameter of /mock/start may be given. */
  async arrives(persona = 'mobile', query: Record<string, string> = {}) {
    this.persona = persona;
    await this.page.goto(`/mock/start?${new URLSearchParams({ persona, ...query })}`);
    await expect(this.page).toHaveURL(/\/enter-email\?client_id=/);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
  }

  /** The address is exactly this one (no trailing slash, no query) and the page has a heading. */
  async isOn(path: string, heading?: string) {
    // Waits for the event, where an assertion would ask now and then.
    await this.page.waitForURL(path, { waitUntil: 'commit', timeout: 10_000 });
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(heading ?? /\S/);
    await expect(this.page).toHaveURL(path);
  }

  /** On a page with its own heading and title. */
  async finds(path: KnownPage, query = '') {
    const heading = headingOf(path);
    await this.isOn(path + query, heading);
    await expect(this.page).toHaveTitle(`${heading} - NHS login`);
  }

  /** The same, also after a reload. */
  async findsAgain(path: KnownPage) {
    await this.finds(path);
    await this.page.reload();
    await this.isOn(path, headingOf(path));
  }

  async seesError(...sentences: string[]) {
    const summary = this.page.locator('.nhsuk-error-summary');
    await expect(summary).toBeFocused();
    await expect(this.page).toHaveTitle(/^Error: /);
    for (const sentence of sentences) await expect(summary).toContainText(sentence);
  }

  continues = () => this.page.getByRole('button', { name: 'Continue', exact: true }).click();

  async givesEmail(email = emailOf(this.persona)) {
    await this.page.getByLabel('Email address').fill(email);
    await this.continues();
  }

  async givesPassword(text = password) {
    await this.page.getByLabel('Password', { exact: true }).fill(text);
    await this.continues();
  }

  /** Chooses a password on a reset link's page. */
  async givesNewPassword(text: string) {
    await this.page.getByLabel('New password', { exact: true }).fill(text);
    await this.page.getByRole('button', { name: 'Reset password' }).click();
  }

  /** The phone of a new account: which kind it is, and its number. */
  async givesPhone(kind: string, field: string, number: string) {
    await this.page.getByRole('radio', { name: kind, exact: true }).check();
    await this.page.getByLabel(field, { exact: true }).fill(number);
    await this.continues();
  }

  /** Asks for a link to a new password, as a person and not a robot; answers the link. */
  async asksForAResetLink(): Promise<string> {
    await this.page.goto('/forgotten-password');
    await this.givesEmail();
    await this.provesToBeHuman();
    await this.isOn('/check-email', 'Check your email');
    return this.newestLink();
  }

  /** The link in the newest email. */
  async newestLink(): Promise<string> {
    const [email] = await this.mock.emails();
    if (!email?.link) throw new Error('No link was sent');
    return email.link;
  }

  /** The address and the password, where one page asks for both. */
  async givesEmailAndPassword(text = password) {
    await this.page.getByLabel('Email address').fill(emailOf(this.persona));
    await this.givesPassword(text);
  }

  /** Types the code that was sent, or another. */
  async givesCode(code?: string) {
    await this.page.getByLabel('Security code', { exact: true }).fill(code ?? (await this.mock.code()));
    await this.continues();
  }

  async chooses(label: string) {
    await this.page.getByRole('radio', { name: label }).check();
    await this.continues();
  }

  /** Unfolds what else is possible, and presses one of it. */
  async turnsTo(name: string, { under }: { under: string }) {
    await this.page.getByText(under).click();
    await this.page.getByRole('button', { name }).click();
  }

  agrees = () => this.page.getByRole('button', { name: 'I agree', exact: true }).click();

  /** Solves the puzzle of the firewall. */
  provesToBeHuman = () => this.page.getByRole('button', { name: 'I am not a robot' }).click();

  /** To the page that asks for the password, for the code or for consent. */
  async comesTo(step: '/log-in-password' | '/enter-mobile-code' | '/nhs-login-consent', persona = 'mobile') {
    await this.arrives(persona);
    await this.givesEmail();
    await this.isOn('/log-in-password', 'Enter your password');
    if (step === '/log-in-password') return;
    await this.givesPassword();
    await this.isOn('/enter-mobile-code', 'Enter the security code');
    if (step === '/enter-mobile-code') return;
    await this.givesCode();
    await this.isOn('/nhs-login-consent', 'Agree to share your login information');
  }

  /** Stands in mid-journey at once, by the scenario link of a page as it usually is, in a world that begins there. */
  async standsAt(path: KnownPage, persona = 'mobile') {
    this.persona = persona;
    await this.page.goto(`${scenarioLink(`${path.slice(1)}.usual`)}&persona=${persona}`);
    await expect(this.page.locator('main h1')).toHaveText(headingOf(path));
  }

  /** The same for a persona whose passkey the device does not give. */
  async comesToThePasswordInsteadOfAPasskey(persona: string) {
    await this.arrives(persona);
    await this.givesEmail();
    await this.isOn('/passkey-login-failed', 'There was a problem');
    await this.chooses('Log in using my password instead');
    await this.isOn('/log-in-password', 'Enter your password');
  }

  /** Logged in by a passkey, without a password or a code, as far as consent; then back at the service. */
  async isLoggedInByPasskey() {
    await this.isOn('/nhs-login-consent', 'Agree to share your login information');
    for (const path of ['password', 'user-sign-in', 'otp']) expect(await this.mock.calls(`/api/login/${path}`), path).toHaveLength(0);
    await this.agrees();
    await this.isHandedOver();
  }

  /** Still on the page, which says that the passkey was not used. */
  async isToldThatNoPasskeyWasUsed(path: string) {
    await this.seesError('Your passkey was not used.');
    await this.isOn(path);
  }

  /** Agrees to share, and is back at the service. */
  async agreesAndIsHandedOver() {
    await this.isOn('/nhs-login-consent', headingOf('/nhs-login-consent'));
    await this.agrees();
    await this.isHandedOver();
  }

  /** Back at the service, which recognises its state and got a code. */
  async isHandedOver() {
    await this.page.waitForURL(/\/mock\/callback\?/, { waitUntil: 'commit', timeout: 10_000 });
    await expect(this.handedOver('Signed in as')).toHaveText(emailOf(this.persona));
    await expect(this.handedOver('code')).toHaveText(/^[\w-]{20,}$/);
    await expect(this.handedOver('State matches')).toHaveText('yes');
    await expect(this.handedOver('error')).toHaveText('(none)');
  }

  /** Back at the service, which was refused. */
  async isSentBackWith(description: string) {
    await this.page.waitForURL(/\/mock\/callback\?/, { waitUntil: 'commit', timeout: 10_000 });
    await expect(this.handedOver('error')).toHaveText('access_denied');
    await expect(this.handedOver('error_description')).toHaveText(description);
    await expect(this.handedOver('State matches')).toHaveText('yes');
    await expect(this.handedOver('code')).toHaveText('(none)');
  }

  /** On a page that is not busy and offers something to do: never a spinner that nobody stops. */
  async hasAWayOn() {
    const main = this.page.getByRole('main');
    await expect(this.page).not.toHaveURL('/authcode');
    await expect(main.getByRole('link').or(main.getByRole('button')).first()).toBeEnabled();
    await expect(this.page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  }

  private handedOver = (name: string) => this.page.locator(`[data-name="${name}"]`);
}
