import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sessionCookie } from '../../mocks/backend/sign-in/session';
import { emailOf, password } from '../../mocks/people/personas';
import { Authenticator } from '../support/authenticator';
import { Mock } from '../support/mock';
import { perform } from './actions';
import { Watch } from './browser-watch';
import type { Choice } from './choice';
import { pageFaults, type PageView, pageView, secretsOf } from './page-view';
import { planned } from './planned-step';
import type { Start } from './start';
import { olderAccount, type Submit, submitting, type UserData } from './valid-input';
import { waitUntilIdle } from './wait-until-idle';
import { WalkCounts } from './walk-counts';
import type { Step } from './walk-step';

/** Pages of the mock, and of other sites. */
export const isOfTheApp = ({ address, path }: PageView) => /^https?:\/\/localhost/.test(address) && !/^\/(mock|api|pyi)(\/|$)/.test(path);
const isOver = ({ address, path }: PageView) => !address.startsWith('http://localhost') || /^\/mock(\/|$)/.test(path);

/** One user's random walk through the app. Every step is recorded and checked. */
export class Walk {
  private readonly steps: Step[] = [];
  readonly trail: string[] = [];
  /** Minutes by which the server's clock has moved since the last start. */
  minutes = 0;
  /** Whether the app has since shown the end of the session, or handed over to the service. */
  ended = false;

  private constructor(
    readonly start: Start,
    readonly page: Page,
    readonly mock: Mock,
    private readonly context: BrowserContext,
    private readonly watch: Watch,
    private readonly tally: WalkCounts,
  ) {}

  static async begin(browser: Browser, start: Start, tally = new WalkCounts()): Promise<Walk> {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const watch = await Watch.over(context, page);
    await Authenticator.in(page);
    // Back from the first page shows the service, not an empty tab.
    await page.goto('/mock');
    tally.walks += 1;
    return new Walk(start, page, new Mock(context.request), context, watch, tally);
  }

  end = () => this.context.close();

  view = () => this.page.evaluate(pageView);

  /** Whether the browser has or had a session. */
  holdsSession = async () => (await this.context.cookies()).some(({ name }) => name === sessionCookie);

  /** The present password of this address, which a reset may have changed. */
  async userData(): Promise<UserData> {
    const { persona } = this.start;
    const older = this.trail.includes('/proofing/duplicate-nhs-number') ? olderAccount(persona) : undefined;
    const email = emailOf(older ?? persona);
    const changed = await this.mock.calls('/api/login/confirm-change-password');
    const chosen = await this.mock.calls('/api/login/register');
    const [call] = [...changed, ...chosen].filter(({ status, body }) => status === 200 && [body.username, body.email].includes(email));
    return { persona, email, password: String(call?.body.new_password ?? call?.body.password ?? password) };
  }

  /** Performs one step. */
  async does(step: Step): Promise<void> {
    this.steps.push(step);
    this.tally.steps += 1;
    this.watch.listen();
    if ('later' in step) this.minutes += step.later;
    if ('fault' in step && step.fault) this.tally.faults += 1;
    if ('go' in step && step.go === this.start.address) Object.assign(this, { minutes: 0, ended: false });
    await perform(this.page, this.mock, step);
  }

  /** Performs a step and checks its result. */
  async takes(step: Step): Promise<PageView> {
    await this.does(step);
    return this.judged();
  }

  /** Answers the questions of a page. */
  async submits(choice: Submit): Promise<PageView> {
    for (const part of submitting) {
      for (const step of part(await this.view(), choice, await this.userData())) await this.does(step);
    }
    return this.judged();
  }

  /** Performs the step of a choice. A user back at the service starts again from there. */
  async follows(choice: Choice): Promise<PageView> {
    const view = await this.view();
    if (isOver(view)) return this.takes({ go: this.start.address });
    if (choice.kind === 'submit') return this.submits(choice);
    const step = planned(choice, view, this.start.address);
    return step ? this.takes(step) : view;
  }

  /** Waits until the page is idle, and checks it. */
  private async judged(): Promise<PageView> {
    const idle = await waitUntilIdle(this.page, this.watch);
    // The app may have navigated meanwhile, for example after the second click of a double click, or at the end of a session.
    const view = await this.view().catch(() => undefined);
    if (!view || (idle && view.leaving)) return this.judged();
    this.trail.push(view.path);
    this.tally.sees(view.path);
    if (/^\/(session-timeout|session-invalid|mock\/callback)$/.test(view.path)) this.ended = true;
    const secrets = secretsOf(this.start.persona, await this.mock.code().catch(() => undefined));
    const found = [
      ...(idle ? [] : [`the page stays busy; under way: ${this.watch.pending().join(' ') || 'nothing'}`]),
      ...this.watch.takeFaults(),
      ...(isOfTheApp(view) ? pageFaults(view, secrets) : []),
    ];
    if (found.length > 0) throw new Error(`at ${view.path}:\n  ${found.join('\n  ')}`);
    return view;
  }

  /** The user, the pages and the steps of this walk. */
  story = () => `${this.start.persona}: ${this.trail.join(' ')}\nSteps: ${JSON.stringify(this.steps)}`;

  /** Ends the walk, and adds its calls to the counts. */
  async counted() {
    this.tally.calls += this.watch.calls;
    await this.end();
  }
}
