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

// The other browser tests run on this server, so their results are valid for a real host.
test('answers every address of the preview with the expected status and headers', async ({ request }) => {
  expect(await actualAnswers(request)).toEqual(expectedAnswers(securityOnThisMachine));
});

test('serves each address of the preview its own document, and unknown ones the fallback', async ({ request }) => {
  expect(await actualPages(request)).toEqual(expectedPages);
});

test('serves compressed copies of the same text in the preview', async ({ request }) => {
  expect(await actualEncodings(request)).toEqual(Array(5).fill({ encodings: expectedEncodings, texts: 1, varies: true }));
});

test('accepts only reading methods for files in the preview', async ({ request }) => {
  expect(await actualWriteStatuses(request)).toEqual(Array(8).fill(405));
});
