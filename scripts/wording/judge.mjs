import readability from 'text-readability';
import writeGood from 'write-good';

/** @typedef {import('./copy.mjs').Copy} Copy */
/** @typedef {Copy & { fault: string }} Finding */

/** The most words in a sentence (NHS content style: "short sentences"). */
const MOST_WORDS = 25;

/**
 * One word for one thing (NHS digital service manual, "A to Z of NHS health writing"), with the word to use instead.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const vocabulary = [
  [/\bNHS login account/i, 'NHS account'],
  [/\byour NHS login\b/i, 'NHS login (the service), your NHS account (what a person has)'],
  [/\bNHS Login\b/, 'NHS login'],
  [/\b(sign(ed|ing)? ?[- ]?(in|out|on|up)|log ?on|logon)\b/i, 'log in, log out, create an account'],
  [/\b(to|can|cannot|you|and) login\b/i, 'log in'],
  [/\b(one-time|verification|access) (pass)?code\b|\bpasscode\b|\bOTP\b/i, 'security code'],
  [/\be-mail/i, 'email'],
  [/\b(SMS|text msg)\b/i, 'text message'],
  [/\bclick\b/i, 'select'],
  [/\bcell ?phone\b/i, 'mobile phone'],
  [/\b(we|you|it) will\b(?! not)/i, "we'll, you'll, it'll"],
  [/\b(we|you) would like\b/i, "we'd like, you'd like"],
  [/\bso that (you|we)\b/i, 'so you, so we'],
  [
    /\b(in order to|via|utili[sz]e|prior to|in which|in the event|commence|obtain|whether)\b/i,
    'a plain word: to, by, use, before, if, get',
  ],
  [/\bthe user\b|\busers\b/i, 'you, people'],
];

const passiveOnly = Object.fromEntries(
  ['weasel', 'illusion', 'so', 'thereIs', 'adverb', 'tooWordy', 'cliches'].map((check) => [check, false]),
);

const sentencesOf = (/** @type {string} */ text) => text.split(/(?<=[.?!:])\s+(?=\S)/);

/** @param {string} text @returns {string[]} */
function faultsOf(text) {
  const long = sentencesOf(text)
    .map((sentence) => sentence.split(/\s+/).length)
    .filter((words) => words > MOST_WORDS)
    .map((words) => `${words} words in a sentence, ${MOST_WORDS} are the most`);
  const passive = writeGood(text, passiveOnly);
  const terms = vocabulary.filter(([term]) => term.test(text)).map(([term, better]) => `'${term.exec(text)?.[0]}': say ${better}`);
  return [...long, ...passive.map(({ reason }) => reason), ...terms];
}

/** Every fault of every text. @param {readonly Copy[]} copy @returns {Finding[]} */
export const judge = (copy) => copy.flatMap((one) => faultsOf(one.text).map((fault) => ({ ...one, fault })));

/** The age at which a child in school can read these texts (Flesch-Kincaid grade, whose first is age 6). @param {readonly Copy[]} copy */
export const readingAge = (copy) =>
  5 + readability.fleschKincaidGrade(copy.map(({ text }) => text.replace(/[:,]?$/, '').replace(/[^.?!]$/, '$&.')).join(' '));
