import { ApiError, type ErrorMatch, rowFor } from '@/api/api-error';
import { legible } from '@/api/values';
import { rowsOf } from '../../support/environment';

const error = new ApiError('answer', 403, { error: '\n Locked . ', message: 'Try v2.0 later', cid_error_code: 'CID2013' });

it.each<[string, ErrorMatch]>([
  ['nothing', {}],
  ['the status', { status: 403 }],
  ['the code', { code: 'CID2013' }],
  ['the first text in any case, with or without its full stop', { message: 'LOCKED' }],
  ['the second text', { message: 'try V2.0 later.' }],
  ['all of them', { status: 403, code: 'CID2013', message: 'locked.' }],
])('matches a row of an error table by %s', (_what, row) => expect(rowFor(error, [row])).toBe(row));

it.each<[string, ErrorMatch]>([
  ['another status', { status: 401, code: 'CID2013', message: 'locked' }],
  ['another code', { status: 403, code: 'CID2014', message: 'locked' }],
  ['no code', { status: 403, code: '' }],
  ['another text', { status: 403, code: 'CID2013', message: 'lock' }],
  ['a text with a full stop inside', { message: 'try v20 later' }],
  ['a text with an end of another kind', { message: 'Locked!' }],
  ['another kind', { kind: 'noAnswer', status: 403 }],
])('does not match a row of an error table by %s', (_what, row) => expect(rowFor(error, [row])).toBeUndefined());

it.each(
  rowsOf([
    [true, 'Missing required parameter USERNAME', 'missing required parameter.', '\n Missing required parameters: USERNAME . '],
    [false, 'A missing required parameter', 'Missing required'],
  ]),
)('matches a row of an error table by the beginning of a text when the row declares it: %j', (message, matched) => {
  const row = { message: 'Missing required parameter', begins: true } as const;
  expect(rowFor(new ApiError('answer', 401, { message }), [row]) !== undefined).toBe(matched);
});

it('matches a failure without an answer only when the row of the error table names its kind', () => {
  const dead = new ApiError('noAnswer');
  const rows = [{}, { kind: 'gone' }, { kind: 'noAnswer', status: 0 }] as const;
  expect(rowFor(dead, rows)).toBe(rows[2]);
});

it('finds the row of the error table that precedes every later one', () => {
  const rows: ErrorMatch[] = [{ status: 500 }, { message: 'locked' }, {}];
  expect(rowFor(error, rows)).toBe(rows[1]);
});

it.each([
  ['leaves letters of every script', 'Dr Ó’Neill & Sons, 医院 1, מרפאה, हिन्दी', 'Dr Ó’Neill & Sons, 医院 1, מרפאה, हिन्दी'],
  ['leaves out marks that turn the direction', 'a\u202eb\u2066c\u200f\u061c', 'abc'],
  ['makes one space of control characters', 'a\r\n\tb\u0000c', 'a b c'],
  ['makes one space of line ends', 'a\u2028b\u2029c\u0085d', 'a b c d'],
  ['makes one space of many', 'a \u00a0\u3000  b', 'a b'],
  ['leaves out space around', ' \n a b \u2029', 'a b'],
  ['leaves out soft hyphens and joiners', 'a\u00adb\u200bc\u200cd\u200de\u2060f\ufeffg', 'abcdefg'],
  ['leaves out Hangul fillers and the braille blank', 'a\u115f\u1160\u3164\uffa0\u2800b', 'ab'],
  ['leaves out tag characters', 'a\u{e0041}\u{e007f}b', 'ab'],
  ['leaves out variation selectors', 'a\ufe0f\ufe00\u{e0100}b', 'ab'],
  ['leaves out halves of a surrogate pair', 'a\ud83db\udc68c', 'abc'],
  ['leaves out marks without end', `Z${'\u0300'.repeat(50)}y`, `Z${'\u0300'.repeat(4)}y`],
  ['leaves emoji whole', '👨‍👩‍👧 ❤️ 1️⃣ 👍🏽 👩🏾‍⚕️ 🇬🇧', '👨‍👩‍👧 ❤️ 1️⃣ 👍🏽 👩🏾‍⚕️ 🇬🇧'],
  ['leaves out joiners beside emoji', '\u200d👍\u200dab\ufe0f', '👍ab'],
])('makes a text legible: %s', (_what, given, expected) => expect(legible(given)).toBe(expected));

const blank = ['', ' ', '\u3164', '\u2800', '\u200b\u200d', '\u{e0041}\u{e0042}', '\ufe0f', '\ud83d', '\u0301', '\u00ad', '\u034f \u2063'];

it.each(blank)('returns an empty legible text for invisible characters: %j', (given) => expect(legible(given)).toBe(''));

it('returns at most 200 code points of a legible text', () => {
  expect(legible('a'.repeat(200))).toBe('a'.repeat(200));
  expect(legible('a'.repeat(20_000))).toBe('a'.repeat(200));
  expect(legible('𝒜'.repeat(201))).toBe('𝒜'.repeat(200));
  expect(legible(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
});

it.each([
  ['a letter with a mark', 'e\u0301'],
  ['a flag', '🇬🇧'],
  ['an emoji of several', '👨‍👩‍👧'],
  ['an emoji with a colour', '👍🏽'],
  ['an emoji with a selector', '❤️'],
])('truncates a legible text without splitting %s', (_what, whole) => {
  expect(legible('a'.repeat(199) + whole)).toBe('a'.repeat(199));
  const fits = 200 - [...whole].length;
  expect(legible(`${'a'.repeat(fits)}${whole}b`)).toBe('a'.repeat(fits) + whole);
});
