import { startOldChromium } from './puppeteer';
import { setting } from './setting';
import { tooOld } from './too-old';
import { until } from './until';

/** Runs in the page, in a browser without optional chaining. */
const seen = () => ({
  title: document.title,
  headings: Array.from(document.querySelectorAll('h1'))
    .filter((heading) => heading.getClientRects().length > 0 && getComputedStyle(heading).visibility === 'visible')
    .map((heading) => heading.textContent),
  text: document.body.innerText,
});

describe('Chromium 79, which is too old', () => {
  let engine: Awaited<ReturnType<typeof startOldChromium>>;
  beforeAll(async () => {
    engine = await startOldChromium(setting('ENGINES_CHROMIUM_79'));
  });
  afterAll(() => engine.quit());

  test.each(['/enter-email', '/no-such-page'])('shows immediately that the browser is too old, and nothing else, at %s', async (path) => {
    const tab = await engine.newTab();
    await tab.open(setting('ENGINES_ORIGIN') + path);
    await until(async () => expect((await tab.ask(seen)).headings).toEqual([tooOld.heading]));
    // The message about a late script would appear after ten seconds.
    expect(await tab.ask(() => performance.now())).toBeLessThan(9000);
    const { title, text } = await tab.ask(seen);
    expect(title).toBe(tooOld.title);
    for (const sentence of tooOld.sentences) expect(text).toContain(sentence);
    await tab.close();
  });
});
