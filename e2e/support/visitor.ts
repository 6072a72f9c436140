import { expect, type Page } from '@playwright/test';
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

  async asksForAResetLink(): Promise<string> {
    await this.opens('/forgotten-password');
    await this.givesEmail();
    await this.provesToBeHuman();
    await this.isOn('/check-email', 'Check your email');
    return this.newest('link');
  }

  /** Logs in with a passkey, without a password or a code, up to consent. Then continues to the service. */
  async isLoggedInByPasskey() {
    await this.isOn('/nhs-login-consent', 'Agree to share your login information');
    for (const path of ['password', 'user-sign-in', 'otp']) expect(await this.mock.calls(`/api/login/${path}`), path).toHaveLength(0);
    await this.agreesAndIsHandedOver();
  }

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

  async answersAll(by: 'number' | 'name') {
    await this.opens('/proofing/know-nhs-number');
    if (by === 'number') await this.answersNumber();
    else {
      await this.chooses('No, continue with my full name');
      await this.isOn('/proofing/enter-name');
      await this.answersName();
    }
    await this.isOn('/proofing/enter-dob');
    await this.answersDob();
    await this.isOn('/proofing/enter-postcode');
    await this.answersPostcode();
    await this.isOn('/proofing/check-your-details');
  }

  submits = () => this.clicks('Submit information');

  async asksForAMatch(persona: PersonaId, by: 'number' | 'name' = 'number') {
    await this.logsIn(persona);
    await this.answersAll(by);
    await this.submits();
  }

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
