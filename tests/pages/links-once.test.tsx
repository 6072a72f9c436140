import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { journeys, variantsOf } from '../../mocks/screens/screens';
import { openVariant } from '../support/open-variant';
import { sample } from '../support/sample';

/** Documents name their sections and each other as often as their text does; pages for developers list everything. */
const left = new Set(['Legal', 'For developers', 'Cookies']);
const usual = Object.entries(journeys)
  .flatMap(([journey, screens]) => (left.has(journey) ? [] : variantsOf(screens)))
  .filter(({ id, variant }) => id.endsWith('.usual') && !variant.logs && variant.progress !== undefined && !variant.answers);

it.each(
  sample(
    usual.map(({ id }) => id),
    12,
  ),
)('shows no link twice on %s', async (id) => {
  await openVariant(id);
  const links = within(screen.getByRole('main'))
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
  expect(links.filter((href, index) => links.indexOf(href) < index)).toEqual([]);
});
