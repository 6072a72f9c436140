import { expect, type Page } from '@playwright/test';
import type { Details } from '../../mocks/people/health-records';
import type { PersonaId } from '../../mocks/people/personas';
import { PlaywrightTab } from '../user/playwright';
import { type Message, User } from '../user/user';
import { view } from '../user/views';
import type { Mock } from './mock';
import { storedIn } from './stored';

/** A user in front of Playwright's browser, and the acts that only its tests have. */
export class Visitor extends User {
  constructor(
    readonly page: Page,
    readonly mock: Mock,
  ) {
    super(new PlaywrightTab(page));
  }

  override messages(): Promise<Message[]> {
    return this.mock.inbox();
  }

  /** Everything that this browser stores for the app, decrypted where possible. */
  override stored() {
    return storedIn(this.page);
  }

  takesClicks = () => this.sees(view, { takesClicks: true });

  /** Expects the same page with an empty, focused password field. */
  async seesWrongPassword() {
    await this.seesError('Enter the correct');
    await expect(this.page.locator('#password-input')).toHaveAccessibleDescription(/Enter the correct/);
    await expect(this.page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  }

  /** Expects the same page with the message that the passkey was not used. */
  async seesThatNoPasskeyWasUsed(path: string) {
    await this.seesError('Your passkey was not used.');
    await this.isOn(path);
  }

  /** Requests a reset link, and passes the bot check. Returns the link. */
  async asksForAResetLink(): Promise<string> {
    await this.opens('/forgotten-password');
    await this.givesEmail();
    await this.provesToBeHuman();
    await this.isOn('/check-email', 'Check your email');
    return this.newest('link');
  }

  /** Reaches the password as a persona whose device returns no passkey. */
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
    await this.agreesAndIsHandedOver();
  }

  /** Types the sent code, agrees to share, and returns to the service. */
  async givesCodeAndConsents() {
    await this.isOn('/enter-mobile-code');
    await this.givesCode();
    await this.agreesAndIsHandedOver();
  }

  /** Logs in, which opens the questions about the health record. */
  async logsIn(persona: PersonaId) {
    await this.startsAt('/enter-mobile-code', persona);
    await this.givesCode();
    await this.isOn('/proofing/find-nhs-record');
  }

  /** Answers all questions up to the page of details. `other` replaces the persona's own details. */
  async answersAll(by: 'number' | 'name', other: Partial<Details> = {}) {
    const given = { ...this.details, ...other };
    await this.opens('/proofing/know-nhs-number');
    if (by === 'number') await this.answersNumber(given.nhsNumber);
    else {
      await this.chooses('No, continue with my full name');
      await this.isOn('/proofing/enter-name');
      await this.answersName(given);
    }
    await this.isOn('/proofing/enter-dob');
    await this.answersDob(given.dob);
    await this.isOn('/proofing/enter-postcode');
    await this.answersPostcode(given.postcode);
    await this.isOn('/proofing/check-your-details');
  }

  submits = () => this.clicks('Submit information');

  /** From the first question to the result of the match. */
  async asksForAMatch(persona: PersonaId, by: 'number' | 'name' = 'number', other: Partial<Details> = {}) {
    await this.logsIn(persona);
    await this.answersAll(by, other);
    await this.submits();
  }

  /** The value of a row on the page of details. */
  detail = (name: string) => this.page.locator('.nhsuk-summary-list__row', { hasText: name }).locator('dd').first();

  changes = (name: string) => this.page.getByRole('link', { name: `Change ${name}` }).click();

  /** In the identity proofing front end, where this user is proved. The return requests the code again. */
  async provesWhoTheyAre() {
    await this.isOn('/pyi/patient-online/gp-connect', 'Prove your identity');
    await this.clicks('I have proved who I am');
  }

  /** Logs in with another account of the same user, without further questions. */
  async logsInWith(existing: PersonaId) {
    await this.isOn('/enter-email', 'Enter your email address');
    this.persona = existing;
    await this.logsInUpTo('/enter-mobile-code');
    await this.givesCode();
    await this.isHandedOver();
  }
}
