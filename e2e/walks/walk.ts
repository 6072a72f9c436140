import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { sessionCookie } from '../../mocks/backend/sign-in/session';
import { healthRecords } from '../../mocks/people/health-records';
import { emailOf, password, type PersonaId } from '../../mocks/people/personas';
import { traitsOf } from '../../mocks/people/personas';
import { addresses } from '../../src/paths';
import { Authenticator } from '../support/authenticator';
import { ownHost, recordFaults } from '../support/console-errors';
import { Mock } from '../support/mock';
import { named } from '../user/playwright';
import { type Choice, type Start, type Step, stepsOf, type Submit, submitting, type UserData } from './choices';
import { pageFaults, type PageView, pageView, secretsOf } from './page-view';

/** Longer than any spinner that ends. */
const PATIENCE_MS = 25_000;
/** Ten times the duration of a click on an idle page on a busy machine. */
const patience = { timeout: 10_000 };
/** The autofill list of passkeys requests its own challenge at its own time. */
const askedByItself = '/api/fido2/authentication/options';
/** Intended console messages (spec 2: a truncated link from an email, details that were not saved). */
const logged = /^console: (Reset password link is malformed|P5 failure data could not be saved) /;

export class WalkCounts {
  walks = 0;
  steps = 0;
  calls = 0;
  faults = 0;
  readonly reached = new Set<string>();

  toString() {
    const { walks, steps, calls, faults, reached } = this;
    return `${walks} walks, ${steps} steps, ${reached.size} of ${addresses.size} addresses, ${calls} calls, ${faults} faults`;
  }
}

/** Runs in the browser: resolves when the page is mounted, not busy and idle. Returns whether that happened within the limit. */
const still = async () => {
  // After a click Chromium may report itself as busy until the next one, so there is a limit.
  const idle = () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 200 }));
  // Both are read each time, because a scenario's page may replace the window's document at another address.
  const ofTheApp = () => location.hostname === 'localhost' && !/^\/(mock|api|pyi)(\/|$)/.test(location.pathname);
  // Prerendered content may stay hidden until the script has run.
  const shown = () => document.querySelector('main:not([aria-busy=true])')?.checkVisibility() ?? false;
  // The browser redirects from there by itself.
  const passedThrough = () => /^\/(redirect-to-help-centre$|mock\?scenario=)/.test(location.pathname + location.search);
  // The previous page stays mounted and inert until the next chunk has loaded. The consent form accepts no submission for half a second.
  const takesClicks = () => document.querySelector('[inert] > main, [data-just-shown]') === null;
  // Until hydration the app may replace a prerendered view, and with it an element that was found.
  const hydrated = () => !('earlyEvents' in window);
  const ready = () => document.readyState === 'complete' && !passedThrough() && (!ofTheApp() || (shown() && hydrated())) && takesClicks();
  while (!ready()) await idle();
  const { href } = location;
  await idle();
  await idle();
  return ready() && href === location.href;
};

/** Pages of the app, not of the mock or of other sites. */
export const isOfTheApp = ({ address, path }: PageView) => /^https?:\/\/localhost/.test(address) && !/^\/(mock|api|pyi)(\/|$)/.test(path);
const isOver = ({ address, path }: PageView) => !address.startsWith('http://localhost') || /^\/mock(\/|$)/.test(path);

/** The existing account of a user who creates a second one. */
function olderAccount(persona: PersonaId): PersonaId | undefined {
  const owner = traitsOf(persona).details;
  if (owner === healthRecords.taylor) return 'existing-account';
  return owner === healthRecords.lee ? 'first-account' : undefined;
}

/** One user's random walk through the app. Every step is recorded and checked. */
export class Walk {
  private readonly steps: Step[] = [];
  readonly trail: string[] = [];
  /** Minutes by which the server's clock has moved since the last start. */
  minutes = 0;
  /** Whether the app has since shown the end of the session, or handed over to the service. */
  ended = false;
  private readonly faults: string[] = [];
  private readonly pending = new Set<Request>();
  /** The calls that the step has sent, each with its document. A later document may repeat a call, for example after a session renewal. */
  private sent: string[] = [];
  private documents = 0;
  private readonly mock: Mock;

  private constructor(
    readonly start: Start,
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly tally: WalkCounts,
  ) {
    this.mock = new Mock(context.request);
    recordFaults(context, (fault) => logged.test(fault) || this.faults.push(fault));
    // Another tab is not part of the walk.
    context.on('page', (other) => void other.close());
    page.on('request', (request) => this.begun(request));
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => this.pending.delete(request));
  }

  static async begin(browser: Browser, start: Start, tally = new WalkCounts()): Promise<Walk> {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const walk = new Walk(start, page, context, tally);
    // Other sites are unavailable, so an empty page or script replaces them.
    await context.route(
      ({ hostname }) => !ownHost.test(hostname),
      (route) => route.fulfill({ contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/html', body: '' }),
    );
    await Authenticator.in(page);
    // Back from the first page shows the service, not an empty tab.
    await page.goto('/mock');
    tally.walks += 1;
    return walk;
  }

  end = () => this.context.close();

  view = () => this.page.evaluate(pageView);

  holdsSession = async () => (await this.context.cookies()).some(({ name }) => name === sessionCookie);

  private begun(request: Request) {
    if (request.isNavigationRequest()) {
      this.documents += 1;
      this.pending.clear();
    }
    this.pending.add(request);
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'fetch' || !pathname.startsWith('/api/')) return;
    this.tally.calls += 1;
    if (request.method() === 'POST' && pathname !== askedByItself) this.sent.push(`${this.documents} POST ${pathname}`);
  }

  /** The present password of this address, which a reset may have changed. */
  private async userData(): Promise<UserData> {
    const { persona } = this.start;
    const older = this.trail.includes('/proofing/duplicate-nhs-number') ? olderAccount(persona) : undefined;
    const email = emailOf(older ?? persona);
    const changed = await this.mock.calls('/api/login/confirm-change-password');
    const chosen = await this.mock.calls('/api/login/register');
    const [call] = [...changed, ...chosen].filter(({ status, body }) => status === 200 && [body.username, body.email].includes(email));
    return { persona, email, password: String(call?.body.new_password ?? call?.body.password ?? password) };
  }

  /** The newest code for this user. A message to another address, which the walk has typed before, is not in their inbox. */
  private async newestCode(): Promise<string> {
    const { email } = await this.userData();
    const mine = (await this.mock.inbox()).find(({ code, kind, to }) => code && (kind !== 'email' || to === email));
    return mine?.code ?? '000000';
  }

  private async filledIn(text: string): Promise<string> {
    if (text.includes('{code}')) return text.replace('{code}', await this.newestCode());
    if (text.includes('{link}')) return (await this.mock.emails()).find(({ link }) => link)?.link ?? '/reset/new-password';
    return text;
  }

  private async perform(step: Step): Promise<unknown> {
    const { page, mock } = this;
    if ('click' in step) {
      const control = named(page, step.kind, step.click);
      // If a redirect at the end of a session replaces the page during the click, it counts as no click.
      return control[step.twice ? 'dblclick' : 'click'](patience).catch(async (error: unknown) => {
        if ((await control.count()) > 0) throw error;
      });
    }
    if ('type' in step) return named(page, 'field', step.into).fill(await this.filledIn(step.type), patience);
    // A page may redirect before it is mounted.
    if ('go' in step) return page.goto(await this.filledIn(step.go), { waitUntil: 'commit' }).catch(() => undefined);
    if ('fault' in step) return mock.scenario(step.fault);
    if ('later' in step) return mock.advance({ minutes: step.later });
    const act = ({ back: 'goBack', forward: 'goForward', reload: 'reload' } as const)[step.browser];
    return page[act]({ waitUntil: 'commit' });
  }

  async does(step: Step): Promise<void> {
    this.steps.push(step);
    this.tally.steps += 1;
    this.sent = [];
    if ('later' in step) this.minutes += step.later;
    if ('fault' in step && step.fault) this.tally.faults += 1;
    if ('go' in step && step.go === this.start.address) Object.assign(this, { minutes: 0, ended: false });
    await this.perform(step);
  }

  async takes(step: Step): Promise<PageView> {
    await this.does(step);
    return this.judged();
  }

  async submits(choice: Submit): Promise<PageView> {
    for (const part of submitting) {
      for (const step of part(await this.view(), choice, await this.userData())) await this.does(step);
    }
    return this.judged();
  }

  /** Performs the steps of a choice. A user back at the service starts again from there. */
  async follows(choice: Choice): Promise<void> {
    const view = await this.view();
    if (isOver(view)) await this.takes({ go: this.start.address });
    else if (choice.kind === 'submit') await this.submits(choice);
    else for (const step of stepsOf(choice, view, this.start.address)) await this.takes(step);
  }

  private async untilIdle(): Promise<void> {
    while (this.pending.size > 0)
      await Promise.race(
        ['requestfinished', 'requestfailed'].map((event) => this.page.waitForEvent(event as 'requestfinished', { timeout: 0 })),
      );
    // A navigation destroys the context, so the next document is awaited.
    if (!(await this.page.evaluate(still).catch(() => false)) && !this.page.isClosed()) await this.untilIdle();
  }

  /** Waits until the page can be checked. Returns whether that happened. */
  private async isIdle(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)));
    const idle = await Promise.race([this.untilIdle().then(() => true), late]);
    clearTimeout(timer);
    return idle;
  }

  private async judged(): Promise<PageView> {
    const idle = await this.isIdle();
    // The app may have navigated meanwhile, for example after the second click of a double click, or at the end of a session.
    const view = await this.view().catch(() => undefined);
    if (!view || (idle && view.leaving)) return this.judged();
    this.trail.push(view.path);
    if (addresses.has(view.path)) this.tally.reached.add(view.path);
    if (/^\/(session-timeout|session-invalid|mock\/callback)$/.test(view.path)) this.ended = true;
    const secrets = secretsOf(this.start.persona, await this.mock.code().catch(() => undefined));
    const twice = new Set(this.sent.filter((call, index) => this.sent.indexOf(call) !== index));
    const found = [
      ...(idle ? [] : [`the page stays busy; under way: ${[...this.pending].map((request) => request.url()).join(' ') || 'nothing'}`]),
      ...this.faults.splice(0),
      ...[...twice].map((call) => `sent twice by one step: ${call.replace(/^\d+ /, '')}`),
      ...(isOfTheApp(view) ? pageFaults(view, secrets) : []),
    ];
    if (found.length > 0) throw new Error(`at ${view.path}:\n  ${found.join('\n  ')}`);
    return view;
  }

  story = () => `${this.start.persona}: ${this.trail.join(' ')}\nSteps: ${JSON.stringify(this.steps)}`;
}
