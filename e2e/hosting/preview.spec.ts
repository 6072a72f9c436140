import {
  answersGiven,
  answersWanted,
  encodingsGiven,
  encodingsWanted,
  pagesGiven,
  pagesWanted,
  securityOnThisMachine,
  writingGiven,
} from '../support/hosting-checks';
import { expect, test } from '../support/test';

// The server of the other journeys: what they show holds for a real host too.
test('every address is answered as it should be', async ({ request }) => {
  expect(await answersGiven(request)).toEqual(answersWanted(securityOnThisMachine));
});

test('two addresses are answered by a page of their own, the others by one page', async ({ request }) => {
  expect(await pagesGiven(request)).toEqual(pagesWanted);
});

test('compressed copies of the same text are sent', async ({ request }) => {
  expect(await encodingsGiven(request)).toEqual(Array(5).fill({ encodings: encodingsWanted, texts: 1, varies: true }));
});

test('files are only read', async ({ request }) => {
  expect(await writingGiven(request)).toEqual(Array(8).fill(405));
});
