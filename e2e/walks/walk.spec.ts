import { expect, test } from '@playwright/test';
import { isHydrated } from '../support/held';
import { pageFaults, pageView, secretsOf } from './page-view';
import { failedWalks, settings } from './property';
import { startOf, starts } from './start';
import { Walk } from './walk';
import { WalkCounts } from './walk-counts';

// A trace of many walks would be too large. A failed walk is repeated alone.
test.use({ trace: settings.path === undefined ? 'off' : 'on' });

test.describe('random walks', () => {
  const MOST_OF_A_WALK_MS = 180_000;

  for (const [kind, start] of Object.entries(starts)) {
    test(`${kind}: reaches the end of every random walk`, async ({ browser }) => {
      test.setTimeout(settings.walks * MOST_OF_A_WALK_MS);
      const tally = new WalkCounts();
      const failed = await failedWalks(browser, kind, start, tally);
      console.log(`${kind}: seed ${settings.seed}, ${tally}`);
      expect(failed.join('\n\n')).toBe('');
    });
  }

  const flaws: readonly [flaw: string, fault: RegExp, corrupt: () => void][] = [
    ['no heading', /one heading/, () => document.querySelector('h1')?.remove()],
    ['an empty heading', /one heading/, () => document.querySelector('h1')?.replaceChildren()],
    ['two headings', /one heading/, () => document.querySelector('main')?.append(document.createElement('h1'))],
    ['the title of another page', /title/, () => void (document.title = 'Log in - NHS login')],
    ['an email address in the title', /email address/, () => void (document.title += ' mobile@example.com')],
    ['a telephone number in the address', /telephone number/, () => history.replaceState(null, '', '?n=%2B447700900338')],
    ['a code in the address', /security code/, () => history.replaceState(null, '', '?n=271828')],
    ['no link onwards', /dead end/, () => document.querySelectorAll('main button, main a').forEach((control) => control.remove())],
    ['no way that can be used', /dead end/, () => document.querySelector('main')?.toggleAttribute('inert', true)],
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

  test('does not count the hidden load-failure message as a heading', async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/mock/start?persona=mobile', { waitUntil: 'commit' });
    await expect(page.getByLabel('Email address')).toBeVisible();
    expect((await page.evaluate(pageView)).headings).toEqual(['Enter your email address']);
  });

  const wrongs: readonly [fault: RegExp, prepare: () => void][] = [
    [/exception: Error: out of order/, () => document.addEventListener('click', () => void Promise.reject(new Error('out of order')))],
    [/console: something is missing/, () => document.addEventListener('click', () => console.error('something is missing'))],
    [
      /sent twice by one step: POST \/api\/login\/otp/,
      () =>
        document.addEventListener('click', () =>
          [1, 2].forEach(() => void fetch('/api/login/otp', { method: 'POST' }).then((answer) => answer.text())),
        ),
    ],
  ];

  test('notices a failed step in a walk', async ({ browser }) => {
    for (const [fault, prepare] of wrongs) {
      const walk = await Walk.begin(browser, startOf('mobile'));
      await walk.takes({ go: walk.start.address });
      await walk.page.evaluate(prepare);
      await expect(walk.takes({ click: 'Continue' })).rejects.toThrow(fault);
      await walk.end();
    }
  });
});
