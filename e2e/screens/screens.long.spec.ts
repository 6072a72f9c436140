import { journeys, type NamedVariant, variantsOf } from '../../mocks/screens/screens';
import type { Address, Screen, Variant } from '../../mocks/screens/variant';
import { enterScreen } from '../support/situation';
import { test } from '../support/test';
import { expectWhole, phoneFor } from '../support/whole-screen';

const notFound: Variant = { label: 'not there', heading: 'We cannot find that page', says: ['CID0404'] };

/** The public build has no pages for developers. */
const asBuilt = (named: NamedVariant): NamedVariant =>
  named.variant.developersOnly ? { ...named, variant: { ...notFound, progress: named.variant.progress } } : named;

for (const [journey, screens] of Object.entries(journeys)) {
  for (const [address, screen] of Object.entries<Screen>(screens)) {
    const named = variantsOf({ [address as Address]: screen }).map(asBuilt);

    test.describe(journey, () => {
      test.use(phoneFor(named));

      test(`${address} is whole in all its variants`, async ({ page }) => {
        test.slow(named.length > 6, 'many variants, one after the other');
        for (const one of named) {
          await test.step(one.id, async () => {
            await enterScreen(page, one);
            await expectWhole(page, one);
          });
        }
      });
    });
  }
}
