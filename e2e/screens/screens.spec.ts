import { journeys, type NamedVariant, variantsOf } from '../../mocks/screens/screens';
import type { Address, Screen, Variant } from '../../mocks/screens/variant';
import { expectScreen, phoneFor } from '../support/expect-screen';
import { screenOf } from '../support/pages';
import { enterScreen } from '../support/situation';
import { test } from '../support/test';

/** One of each journey, with an error where that is possible. The long run has the others. */
const telling = [
  'enter-email.nothing-typed',
  'login.wrong-password',
  'enter-mobile-code.wrong-code',
  'nhs-login-consent.all-done-so-far',
  'register/create-password.format',
  'proofing/enter-dob.month-missing',
  'proofing/check-your-details.by-name',
  'proofing/duplicate-nhs-number.eligible-nothing-chosen',
  'cookies/cookie-settings.nothing-chosen',
  'session-timeout.usual',
];

test.describe('screens', { tag: '@quick' }, () => {
  const screens = telling.map(screenOf);
  test.use(phoneFor(screens));

  for (const screen of screens) {
    test(`shows the screen ${screen.id} completely and accessibly`, async ({ page }) => {
      await enterScreen(page, screen);
      await expectScreen(page, screen);
    });
  }
});

test.describe('screens, long run', () => {
  const notFound: Variant = { label: 'not there', heading: 'We cannot find that page', shows: ['CID0404'] };

  /** The public build has no pages for developers. */
  const asBuilt = (named: NamedVariant): NamedVariant =>
    named.variant.developersOnly ? { ...named, variant: { ...notFound, progress: named.variant.progress } } : named;

  /** The names of variants, such as `no-answer`, that an earlier page of their journey has too. They differ from it in their texts only. */
  const seen = new Set<string>();

  for (const [journey, screens] of Object.entries(journeys)) {
    for (const [address, screen] of Object.entries<Screen>(screens)) {
      const all = variantsOf({ [address as Address]: screen });
      const named = all
        .filter(({ id }) => !telling.includes(id))
        .map((one) => {
          const name = `${journey}${/\..*/.exec(one.id)}`;
          const complete = name.endsWith('.usual') || !seen.has(name);
          seen.add(name);
          return [asBuilt(one), { complete }] as const;
        });

      test.describe(journey, () => {
        test.use(phoneFor(named.map(([one]) => one)));

        test(`shows ${address} completely and accessibly in all its variants`, async ({ page }) => {
          // For a busy machine: a minute, and twenty seconds for each variant.
          test.setTimeout(60_000 + named.length * 20_000);
          for (const [one, how] of named) {
            await test.step(one.id, async () => {
              await enterScreen(page, one);
              await expectScreen(page, one, how);
            });
          }
        });
      });
    }
  }
});
