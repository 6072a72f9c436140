import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { traitsOf } from '../../mocks/people/personas';
import { journeys, variants } from '../../mocks/screens/screens';
import { openVariant } from '../support/open-variant';
import { sample } from '../support/sample';

/** Legal texts and the developers' page show nothing of a person. */
const general = { ...journeys.Cookies, ...journeys.Legal, ...journeys['For developers'] };
const ids = [...variants.values()]
  .filter(({ address, variant: { does, answers = [], logs } }) => !(address in general) && !does && answers.length === 0 && !logs)
  .map(({ id }) => id);

/** The examples of hints and errors belong to nobody. */
const examples = /name@example\.com|999\s000\s1235/g;
/** Email addresses, masked ones and masked numbers, postcodes, NHS numbers, references. */
const shapes = /[^\s@]+@[^\s@]+\.\w+|•|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b\d{3}\s\d{3}\s\d{4}\b|\bCID\d{4}/;

/** The text nodes of the page that a translator may change. */
function translated(): string[] {
  const walker = document.createTreeWalker(screen.getByRole('main', { hidden: true }), NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: element, textContent: text } = walker.currentNode;
    // Where a text stands is what is tested here.

    if (element && !element.closest('[translate="no"]')) texts.push((text ?? '').replace(examples, ''));
  }
  return texts;
}

describe('translation of personal values', () => {
  it.each(sample(ids, 12))('marks personal values as not translated on %s', async (id) => {
    await openVariant(id);
    const { firstName, lastName } = traitsOf(variants.get(id)?.variant.persona ?? 'mobile').details ?? {};
    const values = [exampleClient.client_display_name, firstName, lastName].filter((value) => value !== undefined);
    const open = translated();
    expect(open.filter((text) => shapes.test(text) || values.some((value) => text.includes(value)))).toEqual([]);
  });
});
