import { type CDPSession, expect, type Page } from '@playwright/test';
import { emailOf, type PersonaId } from '../../mocks/people/personas';

/** With a browser dialog, or silently for the autofill list. */
type Kind = 'modal' | 'autofill';

interface AskedFor {
  kind: Kind;
  /** `waiting`, `used`, `given up` by the page, or the name of the browser's error. */
  outcome: string;
}

declare global {
  interface Window {
    noteRequest: (kind: Kind | null) => Promise<number>;
    noteOutcome: (index: number, outcome: string) => Promise<void>;
    noteSignal: (signal: object) => Promise<void>;
  }
}

/**
 * The device of one page with its passkeys and its verified user: Chromium's virtual authenticator (WebAuthn Level 3, section 11).
 * While it is touched, it answers every request immediately, also that of the autofill list, as if the user had chosen
 * from it. A request that was made without a touch gets no answer. So each test sets the touch, and expects the kind of
 * the used request.
 */
export class Authenticator {
  private readonly requests: AskedFor[] = [];
  /** The page's signals about passkeys that the server does not know. */
  readonly signals: object[] = [];

  private id = { authenticatorId: '' };

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Gives the page a device without a passkey, which refuses every request immediately. */
  static async in(page: Page): Promise<Authenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const device = new Authenticator(page, session);
    await device.isThere();
    await device.isWatched();
    return device;
  }

  /** A new device without a passkey. */
  async isThere() {
    this.id = await this.session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  }

  /** The device is not touched. */
  rests = () => this.session.send('WebAuthn.setAutomaticPresenceSimulation', { ...this.id, enabled: false });

  /** Verifies its user from now on, and needs only a touch. */
  answers = () => this.isTouchedBy({ owner: true });

  /** Does not verify its user. The browser reports NotAllowed, as after a cancelled dialog. */
  refuses = () => this.isTouchedBy({ owner: false });

  passkeys = async () => (await this.session.send('WebAuthn.getCredentials', this.id)).credentials.length;

  /** Adds a passkey of a persona, which the mock backend accepts. Then the device is not touched. */
  async createsPasskey(persona: PersonaId) {
    await this.page.goto(`/mock/passkeys?persona=${persona}`);
    await this.page.getByRole('button', { name: 'Create a passkey on this device' }).click();
    await expect(this.page.getByRole('status')).toHaveText(`A passkey for ${emailOf(persona)} is on this device.`);
    await this.rests();
  }

  modal = () => this.outcomes('modal');
  autofill = () => this.outcomes('autofill');

  private outcomes = (kind: Kind) => this.requests.filter((request) => request.kind === kind).map(({ outcome }) => outcome);

  private async isTouchedBy({ owner }: { owner: boolean }) {
    await this.session.send('WebAuthn.setUserVerified', { ...this.id, isUserVerified: owner });
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', { ...this.id, enabled: true });
  }

  /** Records the page's requests to the browser. A request that is pending when its document unloads counts as given up. */
  private async isWatched() {
    await this.page.exposeFunction('noteRequest', (kind: Kind | null) => {
      if (kind) return this.requests.push({ kind, outcome: 'waiting' }) - 1;
      for (const request of this.requests) if (request.outcome === 'waiting') request.outcome = 'given up';
      return -1;
    });
    await this.page.exposeFunction('noteOutcome', (index: number, outcome: string) => {
      const request = this.requests[index];
      if (request) request.outcome = outcome === 'AbortError' ? 'given up' : outcome;
    });
    await this.page.exposeFunction('noteSignal', (signal: object) => {
      this.signals.push(signal);
    });
    await this.page.addInitScript(() => {
      void window.noteRequest(null);
      const get = navigator.credentials.get.bind(navigator.credentials);
      navigator.credentials.get = async (options) => {
        if (!options?.publicKey) return get(options);
        // The device must process this first, or the next action of the test is too early.
        const asked = get(options);
        asked.catch(() => undefined);
        const index = await window.noteRequest(options.mediation === 'conditional' ? 'autofill' : 'modal');
        try {
          const credential = await asked;
          await window.noteOutcome(index, 'used');
          return credential;
        } catch (error) {
          await window.noteOutcome(index, (error as Error).name);
          throw error;
        }
      };
      const signal = PublicKeyCredential.signalUnknownCredential.bind(PublicKeyCredential);
      PublicKeyCredential.signalUnknownCredential = async (options) => {
        await window.noteSignal(options);
        await signal(options);
      };
    });
  }
}
