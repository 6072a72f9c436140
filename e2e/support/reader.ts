import { expect, type Page } from '@playwright/test';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { headingOf, headingsOf, type KnownPage } from './pages';

/** `waitForURL` throws when a page is left while it is on its way, and `toHaveURL` looks ever more seldom. */
const often = { intervals: [50] };

/** A person in front of the browser: what they find there, and where they have come to. */
export class Reader {
  persona: PersonaId = 'mobile';

  constructor(readonly page: Page) {}

  /**
   * The address is exactly this one (no trailing slash, no query), and the page that is shown is its: the one before may stand there
   * until the code of this one has come.
   */
  async isOn(path: string, heading?: string) {
    await expect.poll(this.address, often).toBe(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(heading ?? headingsOf(path));
    await expect(this.page).toHaveURL(path);
    await this.takesClicks();
  }

  /** The page before stays, inert, until this one's code has come. The form by which a user agrees takes no submission in its first half second. */
  async takesClicks() {
    // The page that asks for the client before has the same heading, and no form.
    if (this.address().startsWith('/nhs-login-consent')) await expect(this.page.locator('main')).not.toHaveClass(/app-loading/);
    await expect(this.page.locator('[inert] > main, [data-just-shown]')).toHaveCount(0);
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

  /** Still on the page: the password is gone from its field, which has the focus. */
  async seesWrongPassword() {
    const field = this.page.locator('#password-input');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/Enter the correct/);
    await expect(this.page).toHaveTitle(/^Error: /);
    await expect(this.page.getByRole('group', { name: 'There is a problem' })).toContainText('Enter the correct');
  }

  /** Still on the page, which says that the passkey was not used. */
  async isToldThatNoPasskeyWasUsed(path: string) {
    await this.seesError('Your passkey was not used.');
    await this.isOn(path);
  }

  /** On a page that is not busy and offers something to do: never a spinner that nobody stops. */
  async hasAWayOn() {
    const main = this.page.getByRole('main');
    await expect(this.page).not.toHaveURL('/authcode');
    await expect(main.getByRole('link').or(main.getByRole('button')).first()).toBeEnabled();
    await expect(this.page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  }

  /** Back at the service, which recognises its state and got a code. */
  async isHandedOver() {
    await expect.poll(this.address, often).toMatch(/^\/mock\/callback\?/);
    await expect(this.handedOver('Signed in as')).toHaveText(emailOf(this.persona));
    await expect(this.handedOver('code')).toHaveText(/^[\w-]{20,}$/);
    await expect(this.handedOver('State matches')).toHaveText('yes');
    await expect(this.handedOver('error')).toHaveText('(none)');
  }

  /** Back at the service, which was refused. */
  async isSentBackWith(description: string) {
    await expect.poll(this.address, often).toMatch(/^\/mock\/callback\?/);
    await expect(this.handedOver('error')).toHaveText('access_denied');
    await expect(this.handedOver('error_description')).toHaveText(description);
    await expect(this.handedOver('State matches')).toHaveText('yes');
    await expect(this.handedOver('code')).toHaveText('(none)');
  }

  /** Without its origin. */
  private readonly address = () => {
    const { pathname, search, hash } = new URL(this.page.url());
    return pathname + search + hash;
  };

  private handedOver = (name: string) => this.page.locator(`[data-name="${name}"]`);
}
