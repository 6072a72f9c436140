import type { Page, Request } from '@playwright/test';

/** The app's entry script, which every document loads. */
export const entryScript = /assets\/index-.*\.js/;

/** The load-failure message in every document. */
export const words = (page: Page) => page.getByRole('alert');
export const tryAgain = (page: Page) => page.getByRole('link', { name: 'Try again' });

export const emailField = (page: Page) => page.getByLabel('Email address');

/** Creates a session without opening the entry page. */
export const getSession = (page: Page, persona = 'mobile', query = '') => page.request.get(`/mock/start?persona=${persona}${query}`);

/** Waits for hydration, after which earlier clicks have been handled. */
export const isHydrated = (page: Page) => page.waitForFunction(() => !('earlyEvents' in window));

async function holdRequests(page: Page, address: string | RegExp, options?: { times: number }) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    address,
    async (route) => {
      await released;
      await route.continue();
    },
    options,
  );
  return release;
}

/** Holds a script until it is released: the app's own, a journey's, or that of a mock page. */
export const withhold = (page: Page, script = 'index') => holdRequests(page, new RegExp(`/${script}[-.][^/]*\\.js$`));

/** Holds the next call of a path. The returned function releases it, and resolves when the page has the answer. */
export async function hold(page: Page, path: string) {
  const release = await holdRequests(page, `**${path}`, { times: 1 });
  return async () => {
    const answer = page.waitForResponse(`**${path}`);
    release();
    await (await answer).finished();
  };
}

/** Holds the call for the client until the returned function is called. That function waits until the page has painted the response. */
export async function withholdClient(page: Page): Promise<() => Promise<void>> {
  const ofClient = /\/client-info\?/;
  let asked: Request | undefined;
  page.on('request', (request) => void (ofClient.test(request.url()) && (asked ??= request)));
  const release = await holdRequests(page, ofClient);
  const painted = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return async () => {
    await painted();
    release();
    await (await asked?.response())?.finished();
    await painted();
  };
}

/** A view as a user sees it: path, title and heading. Without a heading it is only the layout. */
export interface View {
  path: string;
  title: string;
  heading: string;
  checked: string[];
}

const viewOf = (page: Page): Promise<View> =>
  page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    heading: document.querySelector('#root h1')?.textContent ?? 'frame',
    checked: [...document.querySelectorAll('#root :checked')].map(({ id }) => id),
  }));

/** Opens an address, or goes back, without the app's script. Returns the first view, and a function that lets the script load. */
export async function opensWithoutScript(page: Page, address: string) {
  const release = await withhold(page);
  await (address === 'back' ? page.goBack({ waitUntil: 'commit' }) : page.goto(address, { waitUntil: 'commit' }));
  await page.waitForFunction(() => document.readyState === 'interactive' && document.querySelector('#root main'));
  return { first: await viewOf(page), release };
}

/** The view after hydration. Only the hydrated app adds an index to the history state. */
export async function viewAfterHydration(page: Page) {
  await page.waitForFunction(() => 'idx' in Object(history.state) && document.querySelector('#root h1') && !('earlyEvents' in window));
  return viewOf(page);
}

/** Counts the layout shifts in every document from now on. Returns the count of the present one. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shifts = 0;
    Object.defineProperty(window, 'shifts', { get: () => shifts });
    new PerformanceObserver((list) => (shifts += list.getEntries().length)).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifts')));
}
