import { lockStarted } from '../../src/state/deadline-events';
import { matchChosen, nhsNumberNotKnown, numberRegistered, postcodeOutOfArea, pyiSelected } from '../../src/state/events';
import { maskedNumbers } from '../backend/accounts/masked-numbers';
import { hour, minute, second } from '../backend/clock';
import type { PersonaId } from '../people/personas';
import { answersOf, born, type By, isMatched, lockedFor, matchedAs, named, refused } from './proofing-answers';
import {
  authApiFailed,
  clientKnown,
  detailsNotChecked,
  helpCode,
  medicalHelp,
  ownAccount,
  sessionEnds,
  submits,
  toClient,
  unanswered,
  waitsForAnswer,
} from './shared';
import type { Address, Here, Screen } from './variant';

const asked = { persona: 'uplift', progress: 'identity-token' } as const;
const correcting = {
  label: 'corrected on the way to prove who it is: no way back',
  happened: [...answersOf('uplift'), pyiSelected()],
} as const;

const number = { ...asked, heading: 'Do you know your NHS number?' } as const;
const [knows, knowsNot] = ['Yes, I know my NHS number', 'No, continue with my full name'];
const numberField = ['NHS number', 'This is a 10 digit number, like 999 000 1235'];
const givesNumber = (typed: string) => [{ choose: knows }, { type: typed, into: 'NHS number' }, submits] as const;
const tenDigits = 'Your NHS number must have 10 numbers';

const name = { ...asked, heading: 'What is your name?', happened: [nhsNumberNotKnown()] } as const;
const givesName = (first: string, middle: string, last: string) =>
  [
    { type: first, into: 'First name' },
    { type: middle, into: 'Middle names (optional)' },
    { type: last, into: 'Last name' },
    submits,
  ] as const;
const short = (part: string) => [`You must enter more than one character for your ${part}`, `Incomplete ${part}`];

const dob = { ...asked, heading: 'What is your date of birth?', happened: named('uplift') } as const;
const givesDob = (day: string, month: string, year: string) =>
  [{ type: day, into: 'Day' }, { type: month, into: 'Month' }, { type: year, into: 'Year' }, submits] as const;
const without = (part: string, typed: readonly [string, string, string]) =>
  ({ ...dob, label: `without ${part}`, says: [`Your date of birth must include a ${part}`], does: givesDob(...typed) }) as const;
const notReal = ['You need to enter a real date of birth'];
const wrongYear = ['Check you have entered the correct year'];

const postcode = { ...asked, heading: 'What is your postcode?', happened: born('uplift') } as const;
const givesPostcode = (typed: string) => [{ type: typed, into: 'Postcode' }, submits] as const;
const postcodeHint = 'Your postcode should be in England, Wales or the Isle of Man, and the one that your GP has on record';

/** The questions of proofing (spec 2, section 4, "Proofing entry"). */
const proofingQuestionScreens = {
  '/proofing/know-nhs-number': {
    usual: {
      ...number,
      label: 'as most people see it',
      says: ['It is on prescriptions and letters from the NHS. You can continue without it.', 'Back', knows, knowsNot],
    },
    'yes-chosen': { ...number, label: 'yes is chosen', says: numberField, does: [{ choose: knows }] },
    answered: { ...number, label: 'answered before, with the number', says: numberField, happened: named('uplift') },
    'answered-no': { ...number, label: 'answered before, with no', happened: [nhsNumberNotKnown()] },
    'tried-instead': {
      ...number,
      label: 'tried instead of the name, which found no record',
      says: numberField,
      happened: [...answersOf('uplift', 'name'), matchChosen('number')],
    },
    'nothing-chosen': { ...number, label: 'sent without a choice', says: ['Select yes, if you know your NHS number'], does: [submits] },
    'number-missing': {
      ...number,
      label: 'no number',
      says: ['Enter your NHS number'],
      does: givesNumber(''),
    },
    'national-insurance': {
      ...number,
      label: 'a National Insurance number',
      says: ['You have entered a National Insurance number. Enter your NHS number'],
      does: givesNumber('QQ 12 34 56 C'),
    },
    letters: { ...number, label: 'a number with letters', says: [`${tenDigits} and no letters`], does: givesNumber('999 00O 0018') },
    'too-short': { ...number, label: 'not 10 digits', says: [tenDigits], does: givesNumber('999 000 001') },
    'not-a-number': {
      ...number,
      label: 'a number that nobody has: its check digit is wrong',
      says: ['The number you entered is not an NHS number'],
      does: givesNumber('999 000 0019'),
    },
    correcting: { ...number, ...correcting, says: numberField },
  },
  '/proofing/enter-name': {
    usual: {
      ...name,
      label: 'as most people see it',
      says: ['Use the same full name registered with your GP surgery.', 'Middle names (optional)'],
    },
    answered: { ...name, label: 'answered before', happened: named('uplift', 'name') },
    'nothing-typed': {
      ...name,
      label: 'sent empty',
      says: ['You need to enter your first name', 'You need to enter your last name', 'Enter your first name', 'Enter your last name'],
      does: [submits],
    },
    'first-name-missing': {
      ...name,
      label: 'no first name',
      says: ['You need to enter your first name', 'Enter your first name'],
      does: givesName('', '', 'Okafor'),
    },
    'last-name-missing': {
      ...name,
      label: 'no last name',
      says: ['You need to enter your last name', 'Enter your last name'],
      does: givesName('Maya', '', ''),
    },
    'first-name-short': { ...name, label: 'one letter for a first name', says: short('first name'), does: givesName('M', '', 'Okafor') },
    'middle-name-short': {
      ...name,
      label: 'one letter for a middle name',
      says: short('middle name'),
      does: givesName('Maya', 'A', 'Okafor'),
    },
    'last-name-short': { ...name, label: 'one letter for a last name', says: short('last name'), does: givesName('Maya', '', 'O') },
    correcting: { ...name, ...correcting, happened: [...answersOf('uplift', 'name'), pyiSelected()] },
  },
  '/proofing/enter-dob': {
    usual: { ...dob, label: 'by NHS number', says: ['For example, 15 3 1984', 'Day', 'Month', 'Year'] },
    'by-name': { ...dob, label: 'by name', happened: named('uplift', 'name') },
    ...sessionEnds(dob),
    answered: { ...dob, label: 'answered before', happened: born('uplift') },
    'by-change': {
      ...dob,
      label: "by 'Change' on the page of all details: both ways lead back there",
      says: ['Back'],
      happened: answersOf('uplift'),
      query: '?noMatch&change',
    },
    'nothing-typed': {
      ...dob,
      label: 'sent empty',
      says: ['Enter your date of birth'],
      does: [submits],
    },
    'day-missing': without('day', ['', '3', '1984']),
    'month-missing': without('month', ['15', '', '1984']),
    'year-missing': without('year', ['15', '3', '']),
    'day-and-month-missing': without('day and month', ['', '', '1984']),
    'day-and-year-missing': without('day and year', ['', '3', '']),
    'month-and-year-missing': without('month and year', ['15', '', '']),
    'day-wrong': { ...dob, label: 'a day that is not a number', says: notReal, does: givesDob('15th', '3', '1984') },
    'month-wrong': { ...dob, label: 'a month that there is not', says: notReal, does: givesDob('15', 'Brumaire', '1984') },
    'not-a-date': { ...dob, label: 'a day that the month does not have', says: notReal, does: givesDob('30', '2', '1984') },
    'year-short': { ...dob, label: 'a year of 2 numbers', says: ['Your birth year must have 4 numbers'], does: givesDob('15', '3', '84') },
    'year-too-early': { ...dob, label: 'born before 1900', says: wrongYear, does: givesDob('15', '3', '1884') },
    'year-to-come': { ...dob, label: 'born in a year to come', says: wrongYear, does: givesDob('15', '3', '2984') },
    correcting: { ...dob, ...correcting },
  },
  '/proofing/enter-postcode': {
    usual: { ...postcode, label: 'as most people see it', says: [postcodeHint] },
    answered: { ...postcode, label: 'answered before', happened: answersOf('uplift') },
    'nothing-typed': {
      ...postcode,
      label: 'sent empty',
      says: ['You need to enter your postcode'],
      does: [submits],
    },
    'not-a-postcode': {
      ...postcode,
      label: 'not a postcode',
      says: ['Check you have entered your postcode correctly'],
      does: givesPostcode('LS1 4A'),
    },
    correcting: { ...postcode, ...correcting },
  },
} as const satisfies Partial<Record<Address, Screen>>;

const answered = { ...asked, happened: answersOf('uplift') } as const;
const answeredByName = { ...asked, happened: answersOf('uplift', 'name') } as const;
const byNumber = ['NHS number', '999 000 0018', 'Date of birth', '15 March 1984', 'Postcode', 'LS1 4AP'];
const byName = ['Name', 'Maya Ada Grace Okafor', 'Date of birth', '15 March 1984', 'Postcode', 'LS1 4AP'];
const incomplete = {
  ...asked,
  label: 'answers are missing: the first question is asked',
  heading: 'Do you know your NHS number?',
} as const;

const check = { heading: 'Check your details' } as const;
const submit = { heading: 'Checking your details', state: { submitted: true } } as const;
const enteredAgain = 'Check what you entered';
const submitted = waitsForAnswer({ ...answered, ...submit }, 'uplift-nhs-known', enteredAgain, detailsNotChecked);
const submittedByName = waitsForAnswer({ ...answeredByName, ...submit }, 'uplift-demog-trace', enteredAgain, detailsNotChecked);

const nobody = (by: By) => ({ persona: 'no-match', progress: 'identity-token', happened: answersOf('no-match', by) }) as const;
const confirm = { ...nobody('number'), heading: 'Confirm your details', happened: [...answersOf('no-match'), pyiSelected()] } as const;
const lookUpsLocked = { heading: confirm.heading, persona: 'match-locked', progress: 'identity-token' } as const;
const tooMany = 'You have tried to match your details to an NHS record too many times.';
const whenProving = "If you continue now, we'll use these details in the next step, when you prove who you are.";
const noMatch = { ...nobody('number'), heading: 'We cannot find a match' } as const;

/** The answers checked and submitted (spec 2, section 2, "Proofing"). */
const proofingDetailsScreens = {
  '/proofing/check-your-details': {
    usual: { ...answered, ...check, label: 'by NHS number', says: ['Back', ...byNumber, 'Submit information'] },
    'by-name': { ...answeredByName, ...check, label: 'by name', says: byName },
    'after-no-match': { ...answered, ...check, label: 'checked again after no match', says: ['Back'], query: '?noMatch' },
    crash: {
      ...answered,
      label: 'an exception, as on every page where the app itself has a fault',
      heading: 'Something went wrong',
      says: ['Sorry, there is a problem with this page. Try again.', 'Try again', helpCode],
      device: 'without-months',
      logs: 'A page could not be shown',
    },
    unanswered: incomplete,
    matched: isMatched,
  },
  '/proofing/submit': {
    ...submitted,
    usual: { ...submitted.usual, label: 'waiting for an answer, by NHS number' },
    'by-name': { ...submittedByName.usual, label: 'waiting for an answer, by name' },
    'no-answer-by-name': { ...submittedByName['no-answer'], label: 'no answer, by name' },
    'after-firewall': {
      ...submitted.usual,
      label: 'after the puzzle of the firewall: the look-up is repeated',
      state: undefined,
      returnedFrom: 'uplift:firewall',
    },
    opened: { ...answered, ...check, label: 'opened by a link: leads to the details', says: [...byNumber, 'Submit information'] },
    unanswered: incomplete,
    matched: isMatched,
  },
  '/proofing/confirm-your-details': {
    usual: {
      ...confirm,
      label: 'by NHS number',
      says: [
        "We could not match these details to an NHS record. We'll use these details in the next step, when you prove who you are.",
        '999 000 0123',
        '1 January 1980',
        'LS1 1AA',
      ],
    },
    'by-name': {
      ...confirm,
      label: 'by name',
      says: ['Name', 'Sam Nobody', '1 January 1980'],
      happened: [...answersOf('no-match', 'name'), pyiSelected()],
    },
    locked: {
      ...lookUpsLocked,
      label: 'the match is locked for 9 more minutes',
      says: [tooMany, '(in about 9 minutes).', whenProving, '968 636 8906', '9 September 2001'],
      happened: lockedFor('match-locked', 9 * minute),
    },
    'locked-end-unknown': {
      ...lookUpsLocked,
      label: 'the match is locked, nobody knows until when',
      says: [tooMany, '(in about 15 minutes).', whenProving],
      happened: [...answersOf('match-locked'), refused(), lockStarted('match')],
    },
    'lock-over': {
      ...lookUpsLocked,
      label: 'the lock of the match is over',
      says: [tooMany, 'You can try again now', 'Try to match your details again', whenProving],
      happened: lockedFor('match-locked', 9 * minute),
      later: 9 * minute,
    },
    'not-looked-for': {
      ...lookUpsLocked,
      label: 'opened by its address: nobody has looked for a record',
      says: [whenProving, '968 636 8906'],
      happened: answersOf('match-locked'),
    },
    ...unanswered(confirm, 'record-failure', [{ press: 'Continue' }]),
    unanswered: incomplete,
  },
  '/proofing/no-match': {
    usual: {
      ...noMatch,
      label: 'by NHS number',
      says: [
        'We could not find your NHS record with these details. This can happen if you have moved, or changed your name or GP surgery.',
        'With a photo of your ID, or details from your GP surgery',
        'Back',
        'Check my details again',
        'Try my full name instead',
        'Prove who I am another way',
      ],
    },
    'by-name': { ...noMatch, ...nobody('name'), label: 'by name', says: ['Try my NHS number instead'] },
    'several-matches': {
      ...noMatch,
      label: 'several records, by name',
      persona: 'several-matches',
      says: ['Try my NHS number instead'],
      happened: answersOf('several-matches', 'name'),
    },
    'nothing-chosen': {
      ...noMatch,
      label: 'sent without a choice',
      says: ['You need to select what you want to do next.'],
      does: [{ press: 'Continue' }],
    },
    unanswered: incomplete,
  },
} as const satisfies Partial<Record<Address, Screen>>;

/** Somebody who has answered all, by NHS number. */
const answeredAs = (persona: PersonaId) =>
  ({ label: 'as most people see it', persona, progress: 'identity-token', happened: answersOf(persona) }) as const;

const locked = { persona: 'match-locked', progress: 'identity-token', heading: 'You cannot continue' } as const;
const tooEarly = 'You need to wait before you try to match your details again.';
/** A locked page, with and without a known end of the lock. */
const waits = (reason: string) =>
  ({
    usual: {
      ...locked,
      label: 'nobody knows until when',
      says: [reason, '(in about 15 minutes).', 'Get help with NHS login (opens in a new tab)', helpCode],
      happened: [...answersOf('match-locked'), refused(), lockStarted('match')],
    },
    'locked-for-9-minutes': {
      ...locked,
      label: 'locked for 9 more minutes',
      says: [reason, 'You can try again at', '(in about 9 minutes).'],
      happened: lockedFor('match-locked', 9 * minute),
    },
    'locked-for-1-minute': {
      ...locked,
      label: 'locked for less than a minute',
      says: [reason, '(in about 1 minute).'],
      happened: lockedFor('match-locked', minute / 3),
    },
    'locked-for-3-days': {
      ...locked,
      label: 'locked for 3 more days: the end is named with its day',
      says: [reason, 'You can try again at'],
      happened: lockedFor('match-locked', 72 * hour),
    },
    over: {
      ...locked,
      label: 'the lock is over',
      says: [reason, 'You can try again now', 'Try again'],
      happened: lockedFor('match-locked', 9 * minute),
      later: 9 * minute,
    },
    'client-known': {
      ...locked,
      label: 'the client service is known',
      says: [toClient],
      happened: [...answersOf('match-locked'), refused(), ...clientKnown],
    },
  }) as const satisfies Screen;

const busy = { ...answeredAs('record-busy'), heading: 'We are really busy at the moment' } as const;
const busyFor =
  (milliseconds: number) =>
  ({ now }: Here) => [...answersOf('record-busy'), refused({ lockout_time_seconds: Math.round((now + milliseconds) / second) })];
const tooYoung = {
  heading: 'Sorry, to use NHS login you need to be over 11 years old',
  persona: 'uplift',
  progress: 'identity-token',
  label: 'as most people see it',
  says: [
    'You can use it from your 11th birthday. If you help a child under 11, ask their GP surgery about access for parents.',
    'If you entered the wrong date, go back and enter your date of birth.',
  ],
  happened: named('uplift'),
} as const;

/** Where the way to the health record ends (spec 2, sections 2 and 8). */
const proofingEndScreens = {
  '/proofing/you-need-to-be-over-11': {
    usual: tooYoung,
    'client-known': {
      ...tooYoung,
      label: 'the client service is known',
      says: [toClient],
      happened: [...tooYoung.happened, ...clientKnown],
    },
  },
  '/proofing/p5-unable-to-save-details': {
    usual: {
      ...answeredAs('no-match'),
      heading: 'Sorry, we are unable to save the details you entered',
      says: ['You can carry on and prove who you are. We may ask you to enter your details again.'],
      logs: 'P5 failure data could not be saved',
    },
  },
  '/proofing/multiple-matches': {
    usual: {
      ...answeredAs('several-matches'),
      heading: 'We could not find a user with these details',
      says: ['We need more details to find your NHS record. Try your NHS number.', 'Try again'],
      happened: answersOf('several-matches', 'name'),
    },
  },
  '/proofing/nhs-number-not-verified': {
    usual: {
      ...answeredAs('number-not-verified'),
      heading: 'We could not verify your NHS number with your date of birth',
      says: ['Check both and try again. You can also try your full name instead of your NHS number.', 'Try again'],
    },
  },
  '/proofing/record-invalidated': {
    usual: {
      ...answeredAs('record-invalidated'),
      heading: 'There is a problem with your NHS record',
      says: [
        'We cannot match you to your NHS record at the moment.',
        'Reference: CID2011',
        'Contact us through the help centre (opens in a new tab) and quote the reference below.',
        helpCode,
        toClient,
        ...medicalHelp,
      ],
    },
  },
  '/proofing/p5-error-generic': {
    usual: {
      ...answeredAs('uplift'),
      heading: 'There was a technical problem',
      says: ["We could not check your details. We've kept your answers. Try again.", 'Try again', helpCode],
    },
  },
  '/proofing/p5-register-attempt': waits(tooMany),
  '/proofing/p5-register-reattempt-lock': waits(tooEarly),
  '/proofing/p5-pds-limit': {
    usual: {
      ...busy,
      label: 'by NHS number',
      says: ['You can go back and try again at', "(in about 15 minutes). We've kept your answers.", helpCode],
      happened: [...answersOf('record-busy'), refused(), lockStarted('records')],
    },
    'by-name': { ...busy, label: 'by name', happened: [...answersOf('record-busy', 'name'), refused(), lockStarted('records')] },
    'not-refused-here': {
      ...busy,
      label: 'opened by its address: nobody knows since when',
      says: ["Wait 15 minutes, then go back and try again. We've kept your answers."],
    },
    'locked-for-9-minutes': {
      ...busy,
      label: 'for 9 more minutes',
      says: ['You can go back and try again at', '(in about 9 minutes).'],
      happened: busyFor(9 * minute),
    },
    'locked-for-3-days': {
      ...busy,
      label: 'for 3 more days: the end is named with its day',
      says: ['You can go back and try again at'],
      happened: busyFor(72 * hour),
    },
    over: {
      ...busy,
      label: 'the wait is over',
      says: ['You can try again now', 'Try again', "We've kept your answers."],
      happened: busyFor(9 * minute),
      later: 9 * minute,
    },
  },
} as const satisfies Partial<Record<Address, Screen>>;

const p9 = { persona: 'uplift-p9', progress: 'identity-token' } as const;

const find = { heading: 'Help us find your NHS record' } as const;
const created = (here: Here) => [numberRegistered(maskedNumbers(ownAccount(here)))];
const proof = ['Prove who you are', 'Last step', "After that, we'll ask you to share your GP details, or to send a photo of your ID."];

const isMatchedP9 = {
  ...matchedAs('uplift-p9'),
  label: 'matched already, the client service asks for P9 (vtr): the proof of who it is follows',
} as const;
const another = { press: 'Do you want to match another person to their NHS record?' } as const;

const outOfArea = { ...asked, heading: 'NHS login is not available in your area' } as const;

/** The way to the health record (spec 2, section 2, "Proofing"). */
export const proofingScreens = {
  '/proofing': { usual: { ...asked, ...find, label: 'leads to the first page' }, matched: isMatched },
  '/proofing/find-nhs-record': {
    usual: {
      ...asked,
      ...find,
      label: 'as most people see it',
      says: [
        "Answer 3 questions so we can match you to your NHS record. It takes about 2 minutes. We'll ask for:",
        'your NHS number, or your full name as your GP surgery has it',
        'your date of birth',
        'the postcode your GP surgery has on record',
        'Enter your own details, not those of someone you care for.',
      ],
    },
    'account-created': {
      ...asked,
      ...find,
      label: 'the account was created just now',
      says: ['You have created an account', 'Next step'],
      happened: created,
    },
    p9: { ...p9, ...find, label: 'the client service asks for P9 (vtr)', says: proof },
    'p9-account-created': {
      ...p9,
      ...find,
      label: 'the account was created just now, the client service asks for P9 (vtr)',
      says: ['You have created an account', 'Next step', ...proof],
      happened: created,
    },
    matched: isMatched,
    'p9-matched': isMatchedP9,
  },
  ...proofingQuestionScreens,
  ...proofingDetailsScreens,
  '/proofing/p5-already-completed': {
    usual: isMatched,
    unfolded: {
      ...isMatched,
      label: 'how to match another person',
      says: ['Log out of Example health service, then set up a new NHS login with their details.'],
      does: [another],
    },
    'client-unknown': {
      ...isMatched,
      ...authApiFailed,
      label: 'how to match another person, the client service is not known',
      says: ['Log out of the website or app you came from, then set up a new NHS login with their details.'],
      answers: ['client-info.unknown-client'],
      does: [another],
    },
    'only-server-knows': {
      ...matchedAs('already-uplifted'),
      label: 'the server has found out: the app did not know',
      happened: answersOf('already-uplifted'),
      world: undefined,
    },
    'p9-matched': isMatchedP9,
  },
  '/proofing/nhs-login-not-available-your-area': {
    usual: {
      ...outOfArea,
      label: 'a postcode in Scotland',
      says: [
        'You entered EH1 1YZ. We cannot access patient data there. We can only find records for people whose GP surgery is in England, Wales or the Isle of Man.',
        'Enter a different postcode',
      ],
      happened: [...answersOf('uplift'), postcodeOutOfArea('EH1 1YZ')],
    },
    'postcode-unknown': {
      ...outOfArea,
      label: 'the postcode is not known',
      says: ['You entered a postcode outside England, Wales and the Isle of Man. We cannot access patient data there.'],
    },
  },
  ...proofingEndScreens,
} as const satisfies Partial<Record<Address, Screen>>;
