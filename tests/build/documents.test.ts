import { existsSync, readFileSync } from 'node:fs';
import { copyOf, copyOfApp } from '../../scripts/wording/copy.mjs';
import { readingAge } from '../../scripts/wording/judge.mjs';
import { complaintsAbout } from '../../scripts/words.mjs';

const model = readFileSync('docs/threat-model.md', 'utf8');
const tests = [...model.matchAll(/`((?:tests|e2e)\/[^`]+)`/g)].map(([, path = '']) => path);

it('fits the threat model on two pages', () => expect(model.split('\n').length).toBeLessThanOrEqual(140));

it('names existing tests in the threat model', () => {
  expect(tests.length).toBeGreaterThan(30);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});

it('lists in the threat model for each step what tests prove and what others must do', () => {
  const steps = model
    .slice(model.indexOf('## Threats by step'), model.indexOf('## What stays open'))
    .split(/\n\n/)
    .slice(1)
    .filter(Boolean);
  expect(steps.length).toBeGreaterThan(12);
  expect(steps.filter((step) => !/`(tests|e2e)\//.test(step) || !/\*\*(Back\sends|Operator):\s/.test(step))).toEqual([]);
});
const complaintsOf = (text: string) => complaintsAbout([{ file: 'src/page.tsx', line: 1, text }], []).join('\n');
const texts = (source: string, file = 'src/page.tsx') => copyOf(file, source).map(({ text }) => text);

it.each([
  ['in the passive voice', 'The code was sent to you.', '"was sent" may be passive voice'],
  ['of 26 words', `Go ${'on and '.repeat(12)}on.`, '26 words in a sentence, 25 are the most'],
  ['that names the account as the service', 'You have an NHS login account.', 'say NHS account'],
  ['that takes the service for a thing of the person', 'Keep your NHS login safe.', 'say NHS login (the service)'],
  ['that signs in', 'Sign in to carry on.', 'say log in'],
  ['that clicks', 'Click the link.', 'say select'],
  ['that is stiff', 'We will send a code.', "say we'll"],
  ['with a word of an office', 'Tell us whether you can.', 'say a plain word'],
])('reports a sentence %s', (_what, text, fault) => expect(complaintsOf(text)).toContain(fault));

it.each([
  'We have sent you a code.',
  `Go ${'on and '.repeat(11)}on.`,
  "We'll tell you if your email address has an NHS account.",
  'You will not need a code.',
])('accepts the plain sentence: %s', (text) => expect(complaintsOf(text)).toBe(''));

describe('wording finding', () => {
  const copy = [{ file: 'src/page.tsx', line: 7, text: 'It was sent.' }];

  it('reports a wording finding with its file and line', () => expect(complaintsAbout(copy, [])[0]).toMatch(/^src\/page\.tsx:7: /));

  it('accepts a wording finding that an explanation names by its file and its text', () => {
    expect(complaintsAbout(copy, [{ file: 'src/page', text: 'was sent', reason: 'prescribed' }])).toEqual([]);
    expect(complaintsAbout(copy, [{ file: 'src/page', text: 'was lost', reason: 'another' }])).toHaveLength(2);
  });

  it('reports an explanation whose wording finding was removed', () => {
    expect(complaintsAbout([], [{ file: 'src/page.tsx', reason: 'prescribed' }])).toEqual([
      'explained, but found no longer: src/page.tsx ',
    ]);
  });
});

it('joins the texts of a source as a page shows them', () => {
  const source = '<p>We sent a {SECURITY_CODE_DIGITS} digit code to{" "}\n <strong>{number}</strong>. <Link to={x}>Change it</Link></p>';
  expect(texts(source)).toEqual(['We sent a 6 digit code to X. Change it']);
});

it('includes attributes, tables and choices in the texts of a source', () => {
  const page = '<Page title="Check your email">{sent ? "You can go on" : "Wait a moment"}</Page>';
  expect(texts(page)).toEqual(['Check your email', 'You can go on', 'Wait a moment']);
  const table = "const errors = { A: both('Enter a code'), B: { summary: `Enter ${MIN_EMAIL_CHARACTERS} letters` } };";
  expect(texts(table, 'src/a.ts')).toEqual(['Enter a code', 'Enter 7 letters']);
});

it('excludes from the texts of a source those that no page shows', () => {
  const source = "throw new Error('No form around it'); logError('The call has failed'); const row = { message: 'Invalid code given' };";
  expect(texts(source, 'src/a.ts')).toEqual([]);
  expect(texts('<p className="Nhsuk body small" />')).toEqual([]);
});

it('finds that a child of 11 can read the app', () => {
  const copy = copyOfApp();
  expect(copy.length).toBeGreaterThan(500);
  expect(readingAge(copy)).toBeLessThan(11);
});
