import type { BrowserContext, Page, Request } from '@playwright/test';
import { aboutBackEnd } from '../support/console-errors';

const ownHost = /^(localhost|([\w-]+\.)*nhs\.localhost)$/;
/** The browser logs every refused and failed call. The app shows its own message on the page. */
const reportedCall = (text: string, url: string) => text.startsWith('Failed to load resource') && /\/(api|pyi)\//.test(url);
/** Intended console messages (spec 2: a truncated link from an email, details that were not saved, a failing auth API). */
const logged = ['Reset password link is malformed', 'P5 failure data could not be saved', 'A call to the auth API has failed'];

/** The autofill list of passkeys requests its own challenge at its own time. */
const askedByItself = '/api/fido2/authentication/options';

/** Observes a browser: its errors, its pending requests, and the calls of a step. */
export class Watch {
  private readonly faults: string[] = [];
  private readonly pendingRequests = new Set<Request>();
  private sent: string[] = [];
  private documents = 0;
  private waiting: (() => void)[] = [];
  /** All calls so far. */
  calls = 0;

  static async over(context: BrowserContext, page: Page): Promise<Watch> {
    const watch = new Watch();
    context.on('weberror', (error) => watch.faults.push(`exception: ${error.error().stack}`));
    context.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (message.type() === 'warning' && aboutBackEnd.test(message.text())) return;
      if (!reportedCall(message.text(), url) && !logged.includes(message.text())) watch.faults.push(`console: ${message.text()} (${url})`);
    });
    // Another tab is not part of the walk.
    context.on('page', (other) => void other.close());
    page.on('request', (request) => watch.begun(request));
    page.on('requestfinished', (request) => watch.ended(request));
    page.on('requestfailed', (request) => watch.ended(request));
    // Other sites are unavailable, so an empty page or script replaces them.
    await context.route(
      ({ hostname }) => !ownHost.test(hostname),
      (route) => route.fulfill({ contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/html', body: '' }),
    );
    return watch;
  }

  /** Whether nothing is pending. */
  async quiet(): Promise<void> {
    if (this.pendingRequests.size > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** The addresses with a pending answer. */
  pending = () => [...this.pendingRequests].map((request) => request.url());

  /** Starts a step. */
  listen() {
    this.sent = [];
  }

  /** Faults since the start of the step. Another document may repeat a call, for example after a session renewal. */
  takeFaults(): string[] {
    const twice = new Set(this.sent.filter((call, index) => this.sent.indexOf(call) !== index));
    return [...this.faults.splice(0), ...[...twice].map((call) => `sent twice by one step: ${call.replace(/^\d+ /, '')}`)];
  }

  private begun(request: Request) {
    if (request.isNavigationRequest()) {
      this.documents += 1;
      this.pendingRequests.clear();
    }
    this.pendingRequests.add(request);
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'fetch' || !pathname.startsWith('/api/')) return;
    this.calls += 1;
    if (request.method() === 'POST' && pathname !== askedByItself) this.sent.push(`${this.documents} POST ${pathname}`);
  }

  private ended(request: Request) {
    this.pendingRequests.delete(request);
    if (this.pendingRequests.size === 0) for (const resolve of this.waiting.splice(0)) resolve();
  }
}
