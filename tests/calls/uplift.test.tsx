import { describe, expect, it } from 'vitest';
import type { Answer } from '../../mocks/backend/http/scenario';
import { address, expectPage } from '../support/page';
import { allRows, sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';

const both = [
  ['by number', senderOf('uplift-nhs-known')],
  ['by name', senderOf('uplift-demog-trace')],
] as const;

const pds = ['/proofing/p5-pds-limit', 'We are really busy at the moment'] as const;
const done = ['/proofing/p5-already-completed', 'We have already matched you to your NHS record'] as const;
const noMatch = ['/proofing/no-match', 'We cannot find a match'] as const;
const notVerified = ['/proofing/nhs-number-not-verified', 'We could not verify your NHS number with your date of birth'] as const;
const invalidated = ['/proofing/record-invalidated', 'There is a problem with your NHS record'] as const;
const attempt = ['/proofing/p5-register-attempt', 'You cannot continue'] as const;
const confirm = ['/proofing/confirm-your-details', 'Confirm your details'] as const;
const duplicate = ['/proofing/duplicate-nhs-number', 'You already have an NHS account'] as const;
const timedOut = ['/session-timeout', 'We have logged you out'] as const;
const generic = ['/proofing/p5-error-generic', 'There was a technical problem'] as const;
type Page = readonly [path: string, heading: string];

/** Status and text of an answer, and where it leads, typed in again. */
const rows: readonly (readonly [status: number, text: string, page: Page])[] = [
  [429, 'Rate limit exceeded', pds],
  [504, 'Endpoint request timed out', pds],
  [409, 'User not uplifted', duplicate],
  [409, 'User has already been uplifted', done],
  [404, 'No match found', noMatch],
  [400, 'No match found', noMatch],
  [404, 'Multiple matches found', noMatch],
  [404, 'NHS number not verified', notVerified],
  [403, 'NHS number not verified', notVerified],
  [404, 'Record has been invalidated', invalidated],
  [403, 'PDS rate limit exceeded', attempt],
  [400, 'PDS rate limit exceeded', attempt],
  [403, 'PDS rate limit has already been exceeded', confirm],
  [404, 'Unauthorized', timedOut],
  [400, 'Something else', generic],
  [500, 'Internal server error', generic],
  [502, 'Bad gateway', generic],
  [503, 'Service Unavailable', generic],
  [503, 'No match found', noMatch],
];

describe.each(both)('refused uplift %s', (_by, sender) => {
  const spellings: [string, (text: string) => object][] = [
    ['in error', (text) => ({ error: text })],
    ['in message', (text) => ({ message: text })],
    ['in error, in capitals, with a full stop', (text) => ({ error: `${text.toUpperCase()}.` })],
    ['in message, in small letters, beside another error', (text) => ({ error: 'Bad Request', message: text.toLowerCase() })],
  ];
  const cases = rows.flatMap(([status, text, page], row) =>
    // In the short run each row has one of the spellings.
    (allRows ? spellings : spellings.slice(row % 4, (row % 4) + 1)).map(
      ([where, spell]) => [status, text, where, page[0], spell(text), page] as const,
    ),
  );

  it.each(sample(cases, 4))('shows, for %i "%s", %s, the page %s', async (status, _text, _where, _path, json, page) => {
    const { exits } = await sendWithAnswer(sender, { status, json });
    await expectPage(...page);
    expect(exits).toEqual([]);
  });

  it.each<[string, Answer, Page]>(
    sample(
      [
        ['429, whatever it says', { status: 429, json: { error: 'No match found' } }, pds],
        ['429 of a duplicate', { status: 429, json: { message: 'User not uplifted' } }, pds],
        ['504, whatever it says', { status: 504, json: { error: 'PDS rate limit exceeded' } }, pds],
        ['409, whatever it says but one', { status: 409, json: { error: 'No match found' } }, done],
        ['409 that says nothing', { status: 409, json: {} }, done],
        ['a duplicate of another status', { status: 400, json: { message: 'User not uplifted' } }, generic],
        ['two texts: the first row', { status: 404, json: { error: 'NHS number not verified', message: 'No match found' } }, noMatch],
        ['a text that only begins like one', { status: 404, json: { error: 'No match found for you' } }, generic],
      ],
      4,
    ),
  )('shows the page for %s', async (_what, given, page) => {
    await sendWithAnswer(sender, given);
    await expectPage(...page);
  });

  it.each<[string, Answer, Page]>(
    sample(
      [
        ['null', { status: 404, json: null }, generic],
        ['a list', { status: 404, json: ['No match found'] }, generic],
        ['a text of another kind', { status: 404, json: 'Not found' }, generic],
        ['texts that are none', { status: 404, json: { error: 42, message: { text: 'No match found' } } }, generic],
        ['a page', { status: 500, html: '<h1>No match found</h1>' }, generic],
        ['a page of a gateway that gave up', { status: 504, html: '<h1>Gateway Time-out</h1>' }, pds],
        ['a page with 409', { status: 409, html: '<h1>Conflict</h1>' }, done],
        ['null with 409', { status: 409, json: null }, done],
      ],
      4,
    ),
  )('handles a refusal whose body is %s', async (_what, given, page) => {
    const { store } = await sendWithAnswer(sender, given);
    await expectPage(...page);
    expect(store.getState().proofing).toMatchObject({ p5DuplicateFound: false, lockOutTime: null, hasUplifted: false });
  });

  it('replaces the history entry, so that Back does not send the uplift again', async () => {
    const before = window.history.length;
    await sendWithAnswer(sender, { status: 404, json: { error: 'No match found' } });
    await expectPage(...noMatch);
    expect(window.history.length).toBe(before);
    expect(address()).toBe(noMatch[0]);
  });
});
