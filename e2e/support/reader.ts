import { expect, type Page } from '@playwright/test';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { headingOf, headingsOf, type KnownPage } from './pages';

/** `waitForURL` throws when a navigation replaces a pending one, and `toHaveURL` polls ever less often. */
const often = { intervals: [50] };

/** A user in front of the browser: the expected page, and its address. */
export class Reader {
  persona: PersonaId = 'mobile';

  constructor(readonly page: Page) {}

  /**
   * Expects exactly this address (no trailing slash, no query), and its page. The previous page may stay mounted
   * until the chunk of the new one has loaded.
   */
  async isOn(path: string, heading?: string) {
    await expect.poll(this.address, often).toBe(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(heading ?? headingsOf(path));
    await expect(this.page).toHaveURL(path);
    await this.takesClicks();
  }

  /** The previous page stays mounted and inert until the new chunk has loaded. The consent form accepts no submission for half a second. */
  async takesClicks() {
    // The page that loads the client first has the same heading, but no form.
    if (this.address().startsWith('/nhs-login-consent')) await expect(this.page.locator('main')).not.toHaveClass(/app-loading/);
    await expect(this.page.locator('[inert] > main, [data-just-shown]')).toHaveCount(0);
  }

  /** Expects a page with its own heading and title. */
  async finds(path: KnownPage, query = '') {
    const heading = headingOf(path);
    await this.isOn(path + query, heading);
    await expect(this.page).toHaveTitle(`${heading} - NHS login`);
  }

  /** Expects a page, also after a reload. */
  async findsAfterReload(path: KnownPage) {
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

  /** Expects the same page with an empty, focused password field. */
  async seesWrongPassword() {
    const field = this.page.locator('#password-input');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/Enter the correct/);
    await expect(this.page).toHaveTitle(/^Error: /);
    await expect(this.page.getByRole('group', { name: 'There is a problem' })).toContainText('Enter the correct');
  }

  /** Expects the same page with the message that the passkey was not used. */
  async seesThatNoPasskeyWasUsed(path: string) {
    await this.seesError('Your passkey was not used.');
    await this.isOn(path);
  }

  /** Expects a page that is not busy and has a control, never an endless spinner. */
  async seesNextStep() {
    const main = this.page.getByRole('main');
    await expect(this.page).not.toHaveURL('/authcode');
    await expect(main.getByRole('link').or(main.getByRole('button')).first()).toBeEnabled();
    await expect(this.page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  }

  /** Expects the service, with its state and a code. */
  async isHandedOver() {
    await expect.poll(this.address, often).toMatch(/^\/mock\/callback\?/);
    await expect(this.handedOver('Signed in as')).toHaveText(emailOf(this.persona));
    await expect(this.handedOver('code')).toHaveText(/^[\w-]{20,}$/);
    await expect(this.handedOver('State matches')).toHaveText('yes');
    await expect(this.handedOver('error')).toHaveText('(none)');
  }

  /** Expects the service, with a refusal. */
  async isSentBackWith(description: string) {
    await expect.poll(this.address, often).toMatch(/^\/mock\/callback\?/);
    await expect(this.handedOver('error')).toHaveText('access_denied');
    await expect(this.handedOver('error_description')).toHaveText(description);
    await expect(this.handedOver('State matches')).toHaveText('yes');
    await expect(this.handedOver('code')).toHaveText('(none)');
  }

  /** The present address without its origin. */
  private readonly address = () => {
    const { pathname, search, hash } = new URL(this.page.url());
    return pathname + search + hash;
  };

  private handedOver = (name: string) => this.page.locator(`[data-name="${name}"]`);
}
