import { expect, type Page } from '@playwright/test';
import { emailOf, password, type PersonaId } from '../../mocks/people/personas';
import type { Mock } from './mock';
import { headingOf, type KnownPage, screenOf } from './pages';
import { Reader } from './reader';
import { scenarioLink } from './situation';

type SignInPage = '/log-in-password' | '/enter-mobile-code' | '/nhs-login-consent';

/** A user, and their actions on each page. */
export class Visitor extends Reader {
  constructor(
    page: Page,
    readonly mock: Mock,
  ) {
    super(page);
  }

  /** Arrives from the example service, whose query stays in the address. Accepts any other parameter of /mock/start. */
  async arrives(persona: PersonaId = 'mobile', query: Record<string, string> = {}) {
    this.persona = persona;
    await this.page.goto(`/mock/start?${new URLSearchParams({ persona, ...query })}`);
    await expect(this.page).toHaveURL(/\/enter-email\?client_id=/);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
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

  /** Chooses a password on the page of a reset link. */
  async givesNewPassword(text: string) {
    await this.page.getByLabel('New password', { exact: true }).fill(text);
    await this.page.getByRole('button', { name: 'Reset password' }).click();
  }

  /** The phone of a new account: its kind and its number. */
  async givesPhone(kind: string, field: string, number: string) {
    await this.page.getByRole('radio', { name: kind, exact: true }).check();
    await this.page.getByLabel(field, { exact: true }).fill(number);
    await this.continues();
  }

  /** Requests a reset link, and passes the bot check. Returns the link. */
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

  /** Types the sent code, or another. */
  async givesCode(code?: string) {
    const field = this.page.getByLabel('Security code', { exact: true });
    // Where a page asks for a code, one has been sent.
    await field.waitFor();
    await field.fill(code ?? (await this.mock.code()));
    await this.continues();
  }

  async chooses(label: string) {
    await this.page.getByRole('radio', { name: label }).check();
    await this.continues();
  }

  /** Unfolds the other methods, and clicks one. */
  async turnsTo(name: string, { under }: { under: string }) {
    await this.page.getByText(under).click();
    await this.page.getByRole('button', { name }).click();
  }

  agrees = () => this.page.getByRole('button', { name: 'I agree', exact: true }).click();

  /** Solves the puzzle of the firewall. */
  provesToBeHuman = () => this.page.getByRole('button', { name: 'I am not a robot' }).click();

  /** Arrives from the service, and continues to the page for the password, the code or consent. */
  async signsInUpTo(step: SignInPage, persona?: PersonaId) {
    await this.arrives(persona);
    await this.logsInUpTo(step);
  }

  /** Continues from the email address to the page for the password, the code or consent. */
  async logsInUpTo(step: SignInPage) {
    await this.givesEmail();
    await this.isOn('/log-in-password', 'Enter your password');
    if (step === '/log-in-password') return;
    await this.givesPassword();
    await this.isOn('/enter-mobile-code', 'Enter the security code');
    if (step === '/enter-mobile-code') return;
    await this.givesCode();
    await this.isOn('/nhs-login-consent', 'Agree to share your login information');
  }

  /** Follows the link of a scenario into a new world, as the persona of the scenario or another. */
  async followsScenario(id: string, persona?: PersonaId) {
    const { heading, persona: usual = 'mobile' } = screenOf(id).variant;
    this.persona = persona ?? usual;
    await this.page.goto(scenarioLink(id) + (persona ? `&persona=${persona}` : ''));
    // The page of the link loads before the world changes.
    await expect(this.page.locator('main h1')).toHaveText(heading);
    await this.takesClicks();
  }

  /** Opens a page in mid-journey directly, in its default variant. */
  async startsAt(path: KnownPage, persona?: PersonaId) {
    await this.followsScenario(`${path.slice(1)}.usual`, persona);
  }

  /** The same for a persona whose device returns no passkey. */
  async choosesPasswordInsteadOfPasskey(persona: PersonaId) {
    await this.arrives(persona);
    await this.givesEmail();
    await this.isOn('/passkey-login-failed', 'There was a problem');
    await this.chooses('Log in using my password instead');
    await this.isOn('/log-in-password', 'Enter your password');
  }

  /** Logs in with a passkey, without a password or a code, up to consent. Then continues to the service. */
  async isLoggedInByPasskey() {
    await this.isOn('/nhs-login-consent', 'Agree to share your login information');
    for (const path of ['password', 'user-sign-in', 'otp']) expect(await this.mock.calls(`/api/login/${path}`), path).toHaveLength(0);
    await this.agrees();
    await this.isHandedOver();
  }

  /** Types the sent code, agrees to share, and returns to the service. */
  async givesCodeAndConsents() {
    await this.isOn('/enter-mobile-code');
    await this.givesCode();
    await this.agreesAndIsHandedOver();
  }

  /** Agrees to share, and returns to the service. */
  async agreesAndIsHandedOver() {
    await this.isOn('/nhs-login-consent', headingOf('/nhs-login-consent'));
    await this.agrees();
    await this.isHandedOver();
  }
}
