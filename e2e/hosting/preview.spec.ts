import {
  actualAnswers,
  actualEncodings,
  actualPages,
  actualWriteStatuses,
  expectedAnswers,
  expectedEncodings,
  expectedPages,
} from '../support/hosting-checks';
import { securityOnThisMachine } from '../support/security-headers';
import { expect, test } from '../support/test';

// The server of the other journeys: what they show holds for a real host too.
test('every address is answered as it should be', async ({ request }) => {
  expect(await actualAnswers(request)).toEqual(expectedAnswers(securityOnThisMachine));
});

test('every address is answered by its own document, any other by the one for all', async ({ request }) => {
  expect(await actualPages(request)).toEqual(expectedPages);
});

test('compressed copies of the same text are sent', async ({ request }) => {
  expect(await actualEncodings(request)).toEqual(Array(5).fill({ encodings: expectedEncodings, texts: 1, varies: true }));
});

test('files are only read', async ({ request }) => {
  expect(await actualWriteStatuses(request)).toEqual(Array(8).fill(405));
});
