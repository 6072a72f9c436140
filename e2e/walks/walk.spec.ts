import { type Browser, expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import type { PersonaId } from '../../mocks/people/personas';
import { isHydrated } from '../support/held';
import { type Choice, choicesOf, type Start, startOf, starts } from './choices';
import { pageFaults, type PageView, pageView, secretsOf } from './page-view';
import { isOfTheApp, Walk, WalkCounts } from './walk';

const given = (name: string) => (process.env[name] === undefined ? undefined : Number(process.env[name]));
/** The number of walks for each kind of start, their steps and their seed, see `scripts/walk.mjs`. A fixed seed: a failure belongs to the change. */
const [walks, steps, seed] = [given('WALKS') ?? 1, given('WALK_STEPS') ?? 15, given('WALK_SEED') ?? 20_261_122];
/** The path of the failed walk within a seed, from the failure's message. */
const path = process.env.WALK_PATH;

const MOST_OF_A_WALK_MS = 180_000;
/** More than the number of pages on the longest path from the email address to the service. */
const MOST_PAGES = 40;
const MINUTES_OF_A_LOCK = 16;
const MINUTES_OF_A_SESSION = 60;

/** The last page of each persona without a code, by its description on /mock. */
const documented: Partial<Record<PersonaId, RegExp>> = {
  'disabled-cid2013': /^\/account-disabled$/,
  'disabled-cid2014': /^\/error-account$/,
  // The device has no passkey, and the persona has no other method.
  passkey: /^\/error$/,
  'record-busy': /^\/proofing\/p5-pds-limit$/,
  'record-timeout': /^\/proofing\/p5-pds-limit$/,
  'record-invalidated': /^\/proofing\/record-invalidated$/,
  'authcode-cid2011': /^\/login-problem-nhs-number$/,
  'authcode-cid2012': /^\/login-disabled$/,
  'authcode-disabled': /^\/login-disabled-authcode$/,
};

const needsRestart = (view: PageView) =>
  !(isOfTheApp(view) || /^\/(pyi|api)/.test(view.path)) || /^\/(error|session-timeout|session-invalid)$/.test(view.path);

/** Continues as a user who wants to log in, page by page, until the service has its code. */
async function finishSignIn(walk: Walk): Promise<void> {
  const { persona } = walk.start;
  await walk.does({ fault: '' });
  await walk.does({ later: MINUTES_OF_A_LOCK });
  let view = await walk.takes({ go: '/enter-email' });
  let restarts = 0;
  const seen: string[] = [];
  while (seen.length < MOST_PAGES) {
    seen.push(view.path);
    const isHandedOver = view.path === '/mock/callback' && view.headings[0] === 'You are logged in';
    if (isHandedOver || documented[persona]?.test(view.path)) return;
    if (needsRestart(view)) {
      // A session that may continue must not need it.
      if (restarts > 0 || (!walk.ended && walk.minutes < MINUTES_OF_A_SESSION && (await walk.holdsSession()))) break;
      restarts += 1;
      view = await walk.takes({ go: startOf(persona).address });
    } else view = await walk.submits({ typing: 'right', which: 0, twice: false });
  }
  throw new Error(`cannot be finished: ${seen.join(' ')}`);
}

/** Runs a generated walk, and then finishes the sign-in. Returns the faults with the steps. */
async function walked(browser: Browser, start: Start, choices: readonly Choice[], tally: WalkCounts): Promise<string | undefined> {
  const walk = await Walk.begin(browser, start, tally);
  try {
    await walk.takes({ go: start.address });
    for (const choice of choices) await walk.follows(choice);
    await finishSignIn(walk);
    return undefined;
  } catch (error) {
    return `${(error as Error).message}\n${walk.story()}`;
  } finally {
    await walk.end();
  }
}

// A trace of many walks would be too large. A failed walk is repeated alone.
test.use({ trace: path === undefined ? 'off' : 'on' });

test.describe('random walks', () => {
  for (const [kind, start] of Object.entries(starts)) {
    test(`${kind}: reaches the end of every random walk`, async ({ browser }) => {
      test.setTimeout(walks * MOST_OF_A_WALK_MS);
      const tally = new WalkCounts();
      const failed: string[] = [];
      let index = Number(path ?? 0);
      const property = fc.asyncProperty(start, choicesOf(steps), async (from, choices) => {
        const fault = await walked(browser, from, choices, tally);
        const again = `Again: node scripts/walk.mjs --kind '${kind}' --seed ${seed} --path ${index} --steps ${steps}`;
        failed.push(...(fault ? [`${fault}\n${again}`] : []));
        index += 1;
      });
      // A different seed for each kind. Does not shrink, which takes long in a browser.
      const own = [...kind].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed);
      await fc.assert(property, { seed: own, ...(path === undefined ? { numRuns: walks } : { path, numRuns: 1 }), endOnFailure: true });
      console.log(`${kind}: seed ${seed}, ${tally}`);
      expect(failed.join('\n\n')).toBe('');
    });
  }

  const flaws: readonly [flaw: string, fault: RegExp, corrupt: () => void][] = [
    ['no heading', /one heading/, () => document.querySelector('h1')?.remove()],
    ['the title of another page', /title/, () => void (document.title = 'Log in - NHS login')],
    ['an email address in the title', /email address/, () => void (document.title += ' mobile@example.com')],
    ['a code in the address', /security code/, () => history.replaceState(null, '', '?n=271828')],
    ['no link onwards', /dead end/, () => document.querySelectorAll('main button, main a').forEach((control) => control.remove())],
    ['a tab that reaches back', /reach back/, () => document.querySelector('a[target=_blank]')?.removeAttribute('rel')],
  ];

  test('notices a faulty page in a walk', async ({ page }) => {
    for (const [flaw, fault, corrupt] of flaws) {
      await page.goto('/mock/start?persona=mobile');
      await expect(page.getByLabel('Email address')).toBeVisible();
      // Hydration would repair the page.
      await isHydrated(page);
      expect(pageFaults(await page.evaluate(pageView), secretsOf('mobile', '271828'))).toEqual([]);
      await page.evaluate(corrupt);
      expect(pageFaults(await page.evaluate(pageView), secretsOf('mobile', '271828')).join(), flaw).toMatch(fault);
    }
  });
});
