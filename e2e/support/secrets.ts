import type { BrowserContext, Page } from '@playwright/test';
import { emailOf, password, type PersonaId, traitsOf } from '../../mocks/people/personas';
import { finderOf, readingOf, spellingsOfDetails, spellingsOfPhone, spellingsOfTyped } from './spellings';
import { rawStorage } from './stored';

type Kind =
  | 'email address'
  | 'password'
  | 'code'
  | 'telephone number'
  | ReturnType<typeof spellingsOfDetails>[number][0]
  | 'typed text'
  | 'session id'
  | 'identity token'
  | 'remembered device'
  | 'challenge';

/** The places where a secret is allowed, with the reason. */
const exceptions: readonly { place: RegExp; kinds: readonly Kind[]; why: string }[] = [
  { place: /^cookie nhs-authorization-cookie$/, kinds: ['session id'], why: 'the auth API hands the session over in it' },
  { place: /^cookie id_token$/, kinds: ['identity token'], why: 'the contract stores the token there until it expires' },
  { place: /^cookie remember_my_device$/, kinds: ['remembered device'], why: 'the contract stores it there for 180 days' },
  {
    place: /^(document|arrival) \/reset\/new-password$/,
    kinds: ['email address', 'code'],
    why: 'the browser requests the link from the email; nothing later may contain it',
  },
  {
    place: /^(arrival|write) \/reset\/link-expired$/,
    kinds: ['email address'],
    why: 'the specification puts it into this address; the app removes it before it shows the page',
  },
];

interface Spot {
  place: string;
  text: string;
}

const nothing = ['', '{}', '[]', 'null'];

/** Cookies by the secret that they contain. The rest of their value is searched like any other text. */
const holders: Readonly<Record<string, { kind: Kind; secretOf: (value: string) => string }>> = {
  'nhs-authorization-cookie': {
    kind: 'session id',
    secretOf: (value) => (JSON.parse(decodeURIComponent(value)) as { session_id: string }).session_id,
  },
  id_token: { kind: 'identity token', secretOf: (value) => value },
  remember_my_device: { kind: 'remembered device', secretOf: (value) => value },
};

declare global {
  interface Window {
    noteTyped: (text: string) => Promise<void>;
  }
}

const WRITTEN = 'WRITTEN';

/**
 * Runs in every document of a page. Records typed text that is long enough to be unique, and logs
 * every write to storage and history, so that short-lived values are recorded too.
 */
function watchDocument(written: string) {
  const shortest = 4;
  const isYear = /^\d{4}$/;
  const note = ({ target }: Event) => {
    const { value, type } = target as HTMLInputElement;
    if (type !== 'radio' && type !== 'checkbox' && value.length >= shortest && !isYear.test(value)) void window.noteTyped(value);
  };
  addEventListener('input', note, { capture: true });
  const watch = (owner: object, method: string, placeOf: (args: unknown[]) => string) => {
    const write = Reflect.get(owner, method) as (...args: unknown[]) => unknown;
    Reflect.set(owner, method, function (this: unknown, ...args: unknown[]) {
      console.debug(`${written} ${placeOf(args)} ${JSON.stringify(args)}`);
      return write.apply(this, args);
    });
  };
  watch(Storage.prototype, 'setItem', ([key]) => encodeURI(String(key)));
  for (const method of ['pushState', 'replaceState']) {
    watch(History.prototype, method, ([, , address]) => new URL(String(address ?? ''), location.href).pathname);
  }
}

/** Everything that a browser stores about a user or sends to other hosts than the APIs, and the secrets that it must not contain. */
export class Secrets {
  private readonly secrets = new Map<string, { kind: Kind; isIn: ReturnType<typeof finderOf> }>();
  private readonly seen: Spot[] = [];
  private judged = 0;

  private constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
    private readonly historyOf: () => Promise<{ url: string; title: string }[]>,
  ) {}

  /** Observes from the first document, including typed text, which becomes a secret, and every short-lived write. */
  static async of(page: Page): Promise<Secrets> {
    const context = page.context();
    const browserTab = await context.newCDPSession(page);
    const secrets = new Secrets(page, context, async () => (await browserTab.send('Page.getNavigationHistory')).entries);
    const sees = secrets.sees.bind(secrets);
    page.on('framenavigated', (frame) => sees(`arrival ${new URL(frame.url()).pathname}`, frame.url()));
    context.on('console', (message) => {
      const [, where, what] = new RegExp(`^${WRITTEN} (\\S+) (.*)`, 's').exec(message.text()) ?? [];
      sees(where ? `write ${where}` : 'console', what ?? message.text());
    });
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      sees(`${request.isNavigationRequest() ? 'document' : 'request'} ${pathname}`, request.url());
      sees(`referrer to ${pathname}`, request.headers().referer);
    });
    context.on('response', async (response) => {
      if (!response.url().endsWith('/authentication/options') || !response.ok()) return;
      const given = (await response.json().catch(() => null)) as {
        transaction_id: string;
        authentication_options: { challenge: string };
      } | null;
      if (given) secrets.adds('challenge', given.transaction_id, given.authentication_options.challenge);
    });
    await context.exposeFunction('noteTyped', (text: string) => secrets.adds('typed text', ...spellingsOfTyped(text)));
    await page.addInitScript(watchDocument, WRITTEN);
    return secrets;
  }

  /** Further input is recorded. */
  belongTo(persona: PersonaId) {
    const { details, mobile, landline } = traitsOf(persona);
    this.adds('email address', emailOf(persona));
    this.adds('password', password);
    for (const number of [mobile, landline]) if (number) this.adds('telephone number', ...spellingsOfPhone(number));
    for (const [kind, spellings] of details ? spellingsOfDetails(details) : []) this.adds(kind, ...spellings);
  }

  /** Adds a secret. If a text has two kinds, the first remains. */
  adds(kind: Kind, ...texts: readonly string[]) {
    for (const text of texts) if (text && !this.secrets.has(text)) this.secrets.set(text, { kind, isIn: finderOf(text) });
  }

  sawReport = (text: string) => this.sees('report', text);

  kinds = () => [...new Set([...this.secrets.values()].map(({ kind }) => kind))];

  places = () => [...new Set(this.seen.map(({ place }) => place.split(' ')[0]))];

  /** Every leaked secret since the last check, or since the beginning for secrets that were learned late. */
  async leaks({ sinceTheBeginning = false } = {}): Promise<string[]> {
    for (const { name, value } of await this.context.cookies()) {
      const holder = holders[name];
      if (holder) this.adds(holder.kind, holder.secretOf(value));
      this.sees(`cookie ${name}`, value);
    }
    for (const { url, title } of await this.historyOf()) this.sees('history', `${url} ${title}`);
    const present = await this.page.evaluate(() => ({
      address: location.href,
      state: JSON.stringify(history.state),
      title: document.title,
      window: window.name + document.referrer,
      analytics: JSON.stringify((window as { digitalData?: object[] }).digitalData ?? []),
    }));
    for (const [place, text] of Object.entries(present)) this.sees(place, text);
    const [local, session] = await rawStorage(this.page);
    this.sees('localStorage', JSON.stringify(local));
    this.sees('sessionStorage', JSON.stringify(session));
    const spots = this.seen.slice(sinceTheBeginning ? 0 : this.judged);
    this.judged = this.seen.length;
    return [...new Set(spots.flatMap((spot) => this.leaksIn(spot)))];
  }

  private sees(place: string, text = '') {
    if (!nothing.includes(text)) this.seen.push({ place, text });
  }

  private leaksIn({ place, text }: Spot): string[] {
    const excepted = exceptions.filter((exception) => exception.place.test(place)).flatMap(({ kinds }) => kinds);
    const reading = readingOf(text);
    return [...this.secrets]
      .filter(([, { kind, isIn }]) => !excepted.includes(kind) && isIn(reading))
      .map(([secret, { kind }]) => `${kind} (${secret}) in ${place}: ${text}`);
  }
}
