import type { Page } from '@playwright/test';
import type { PersonaId } from '../../mocks/people/personas';
import type { Mock } from './mock';
import { Secrets } from './secrets';
import { expect, test as base } from './test';
import { Visitor } from './visitor';

/** A visitor after each of whose steps the browser is searched for secrets, so that no step can be left out. */
class WatchedVisitor extends Visitor {
  constructor(
    page: Page,
    mock: Mock,
    private readonly secrets: Secrets,
  ) {
    super(page, mock);
  }

  override async arrives(persona: PersonaId = 'mobile', query: Record<string, string> = {}) {
    this.secrets.belongTo(persona);
    await this.searchesAfter(super.arrives(persona, query));
  }

  /** The complete journey is searched. */
  override async startsAt(path: '/log-in-password' | '/enter-mobile-code' | '/nhs-login-consent', persona?: PersonaId) {
    await this.signsInUpTo(path, persona);
  }

  override async isOn(path: string, heading?: string | RegExp) {
    await this.searchesAfter(super.isOn(path, heading));
  }

  override async seesError(...sentences: string[]) {
    await this.searchesAfter(super.seesError(...sentences));
  }

  override async isHandedOver() {
    await this.searchesAfter(super.isHandedOver());
  }

  override async isSentBackWith(description: string) {
    await this.searchesAfter(super.isSentBackWith(description));
  }

  override async newest(part: 'code' | 'link') {
    const sent = await super.newest(part);
    if (part === 'link') this.secrets.adds('code', new URLSearchParams(sent.split('?')[1]).get('code') ?? '');
    return sent;
  }

  private async searchesAfter(step: Promise<unknown>) {
    await step;
    expect(await this.secrets.leaks()).toEqual([]);
  }
}

const accepted = encodeURIComponent(JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies: true }));
/** Fails if one of the stores was empty, because then the journey proves nothing. */
const places = ['document', 'request', 'arrival', 'address', 'history', 'cookie', 'write', 'localStorage', 'title', 'analytics'];

/** Journeys of users who have accepted optional cookies, with a search for leaked secrets. */
export const test = base.extend<{ secrets: Secrets }>({
  analytics: true,
  secrets: async ({ page }, use) => use(await Secrets.of(page)),
  visitor: async ({ page, mock, secrets, context, baseURL }, use) => {
    await context.addCookies([{ name: 'cookiePreference', value: accepted, url: baseURL ?? '' }]);
    await use(new WatchedVisitor(page, mock, secrets));
    // Some secrets were learned after they could have leaked.
    expect(await secrets.leaks({ sinceTheBeginning: true })).toEqual([]);
    expect(secrets.places()).toEqual(expect.arrayContaining(places));
    expect(secrets.kinds()).toEqual(expect.arrayContaining(['email address', 'password', 'session id']));
  },
});

export { expect };
