import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

/** A departure of the app: how a user gets there, its address, the link after ten seconds, and the page after Back. */
interface Exit {
  departs: (visitor: Visitor) => Promise<void>;
  to: RegExp;
  link: 'Try again' | 'See what to do next';
  onward: string;
  /** The heading of the page that replaces this one as soon as it is visible again. */
  replacedBy?: string;
}

test.use({ tolerated: /^console: P5 failure data could not be saved/ });

const over = { link: 'See what to do next', onward: '/session-invalid' } as const;
const click = (name: string) => (visitor: Visitor) => visitor.page.getByRole('button', { name, exact: true }).click();
const completion = '/api/auth/complete?ticket=1';

const exits = {
  'the hand-over': {
    departs: async (visitor) => {
      await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
      await visitor.givesCode();
    },
    to: /\/mock\/callback\?/,
    ...over,
    replacedBy: 'You are logged in',
  },
  'a refusal': {
    departs: async (visitor) => {
      await visitor.startsAt('/terms-update');
      await click('I do not agree')(visitor);
    },
    to: /\/mock\/callback\?/,
    ...over,
    replacedBy: 'You are not logged in',
  },
  'the renewal of the session': {
    departs: async (visitor) => {
      await visitor.startsAt('/enter-email');
      await visitor.mock.scenario('account-status.unauthorised');
      await visitor.givesEmail();
    },
    to: /\/api\/auth\/auth-init\?/,
    link: 'Try again',
    onward: '/enter-email',
  },
  "the firewall's page": {
    departs: async (visitor) => {
      await visitor.startsAt('/enter-email');
      await visitor.mock.scenario('account-status.firewall');
      await visitor.givesEmail();
    },
    to: /\/api\/login\/waf-token\?/,
    link: 'Try again',
    onward: '/enter-email',
  },
  'the proof of identity': {
    departs: async (visitor) => {
      await visitor.startsAt('/proofing/p5-unable-to-save-details');
      await visitor.continues();
    },
    to: /\/pyi\/patient-online\/gp-connect/,
    link: 'Try again',
    onward: '/pyi/patient-online/gp-connect',
  },
  'a completed login': {
    departs: async (visitor) => {
      await visitor.signsInUpTo('/log-in-password');
      const json = { authentication_state: 'AUTHENTICATED', redirect_uri: completion, rmd_token: null };
      await visitor.page.route('**/api/login/password', (route) => route.fulfill({ json }));
      await visitor.givesPassword();
    },
    to: /\/api\/auth\/complete\?/,
    link: 'Try again',
    onward: completion,
  },
  'another account': {
    departs: async (visitor) => {
      await visitor.startsAt('/proofing/duplicate-nhs-number');
      await visitor.chooses('Log in with the email address linked to this account');
    },
    to: /\/enter-email$/,
    link: 'Try again',
    onward: '/enter-email',
  },
} satisfies Record<string, Exit>;

/** Answers a navigation, in place of the address that the app leaves for. */
async function answers(page: Page, to: RegExp, answer: (route: Route) => Promise<void>) {
  await page.route(
    (url) => to.test(url.href),
    (route) => (route.request().isNavigationRequest() ? answer(route) : route.fallback()),
  );
}

const failures = {
  'is stopped': (page: Page) => async () => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.stopLoading');
  },
  'is answered without a page': (_page: Page) => (route: Route) => route.fulfill({ status: 204 }),
  'is answered with a download': (_page: Page) => (route: Route) =>
    route.fulfill({ body: 'a file', headers: { 'content-disposition': 'attachment; filename=file.txt' } }),
};

const status = (page: Page) => page.locator('.app-status [role=status]');
const sentence = 'The next page has not opened.';
const isVisible = () => document.dispatchEvent(new Event('visibilitychange'));
const place = () => [location.href, history.length];

/** Departs, and counts what is sent to the address and to the APIs from then on. */
async function fails({ departs, to }: Exit, visitor: Visitor, answer: (route: Route) => Promise<void>) {
  const { page } = visitor;
  const sent: string[] = [];
  await answers(page, to, async (route) => {
    sent.push(route.request().url());
    await answer(route);
  });
  await page.clock.install();
  await departs(visitor);
  await expect.poll(() => sent.length).toBe(1);
  page.on('request', (request) => void (/^\/api\//.test(new URL(request.url()).pathname) && sent.push(request.url())));
  return sent;
}

const failed: readonly (readonly [name: keyof typeof exits, failure: keyof typeof failures])[] = [
  ...(Object.keys(exits) as (keyof typeof exits)[]).map((name) => [name, 'is stopped'] as const),
  ['the hand-over', 'is answered without a page'],
  ['the hand-over', 'is answered with a download'],
];

for (const [name, failure] of failed)
  test(`offers one link after ten seconds when ${name} ${failure}, sends nothing, and obeys another tab`, async ({
    visitor,
    page,
    context,
    mock,
  }) => {
    const exit: Exit = exits[name];
    const sent = await fails(exit, visitor, failures[failure](page));
    const before = await page.evaluate(place);
    await page.clock.fastForward(5000);
    await expect(status(page)).not.toContainText(sentence);
    await page.clock.fastForward(5100);
    await expect(status(page)).toContainText(sentence);
    await expect(status(page).getByRole('link')).toHaveText(exit.link);
    await expect(status(page).getByRole('link')).toHaveAttribute('href', exit.onward);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    expect(await page.evaluate(place)).toEqual(before);
    expect(sent).toHaveLength(1);
    await new Visitor(await context.newPage(), mock).arrives('landline');
    await page.evaluate(isVisible);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You started another login in a different tab');
  });

// One of each link, and both pages that replace another.
for (const name of ['the hand-over', 'a refusal', "the firewall's page"] as const)
  test(`offers a next step at once when it is visible again and ${name} has opened an app`, async ({ visitor, page }) => {
    const exit: Exit = exits[name];
    const sent = await fails(exit, visitor, failures['is answered without a page'](page));
    await page.evaluate(isVisible);
    const next = exit.replacedBy ?? sentence;
    await expect(page.locator('h1, .app-status [role=status]').filter({ hasText: next })).toBeVisible();
    expect(sent.filter((url) => exit.to.test(url))).toHaveLength(1);
  });

test('shows a page without the sentence after Back when a completed login has failed', async ({ visitor, page }) => {
  await fails(exits['a completed login'], visitor, failures['is stopped'](page));
  // `page.goBack` may fail with the report of the navigation that was stopped.
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
  await page.clock.fastForward(11_000);
  await expect(status(page)).not.toContainText(sentence);
});

test('leaves although the hand-over is answered only after twelve seconds, and the user has looked at another tab', async ({
  visitor,
  page,
}) => {
  // A page whose navigation is pending answers no debugger, so it stores for the next document what it has shown.
  await page.addInitScript((overdue) => {
    const follow = () => {
      const shown = [...document.querySelectorAll('h1, .app-status')].map(({ textContent }) => textContent).join(': ');
      const before = sessionStorage.getItem('shown') ?? '';
      if (!before.endsWith(shown)) sessionStorage.setItem('shown', `${before}\n${shown}`);
      if (shown.includes(overdue) && !before.includes(overdue)) document.dispatchEvent(new Event('visibilitychange'));
    };
    new MutationObserver(follow).observe(document, { childList: true, subtree: true, characterData: true });
  }, sentence);
  const { departs, to } = exits['the hand-over'];
  await answers(page, to, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Arrived</h1>' });
  });
  await departs(visitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrived', { timeout: 20_000 });
  const shown = await page.evaluate(() => sessionStorage.getItem('shown'));
  expect(shown).toMatch(/The next page has not opened\..*\n.*Keep this page open\.\n[^]*Arrived$/);
  expect(shown).toContain('\nYou are logged in:');
});

test('explains after the hand-over has failed, and offers the homepage of the service', async ({ visitor, page }) => {
  const sent = await fails(exits['the hand-over'], visitor, failures['is stopped'](page));
  await page.clock.fastForward(10_100);
  await status(page).getByRole('link').click();
  await visitor.isOn('/session-invalid', 'You are logged in');
  await expect(page.getByRole('link', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  expect(sent.filter((url) => url.includes('code='))).toHaveLength(1);
});

test("loads the page without its round trip after the firewall's page has failed, and passes the firewall then", async ({
  visitor,
  page,
}) => {
  await fails(exits["the firewall's page"], visitor, failures['is stopped'](page));
  await page.clock.fastForward(10_100);
  await page.unrouteAll();
  await status(page).getByRole('link').click();
  await visitor.isOn('/enter-email', 'Enter your email address');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await visitor.givesEmail();
  await visitor.provesToBeHuman();
  await visitor.isOn('/log-in-password', 'Enter your password');
});

test('opens the same address again after a completed login has failed', async ({ visitor, page }) => {
  const sent = await fails(exits['a completed login'], visitor, failures['is stopped'](page));
  await page.clock.fastForward(10_100);
  const again = page.waitForRequest((request) => request.url().endsWith(completion));
  await status(page).getByRole('link').click();
  await again;
  expect(sent.filter((url) => url.endsWith(completion))).toHaveLength(3);
});
