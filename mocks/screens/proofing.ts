import {
  dobGiven,
  lockStarted,
  matchChosen,
  nhsNumberNotKnown,
  numberRegistered,
  postcodeOutOfArea,
  pyiSelected,
} from '../../src/state/events';
import { maskedNumbers } from '../backend/accounts/accounts';
import { hour, minute, second } from '../backend/clock';
import type { PersonaId } from '../people/personas';
import { answersOf, born, type By, isMatched, lockedFor, matchedAs, named, refused } from './proofing-answers';
import {
  after,
  authApiFailed,
  canTryAgain,
  clientKnown,
  detailsNotChecked,
  helpCode,
  medicalHelp,
  ownAccount,
  screen,
  sessionEnds,
  sharing,
  submits,
  toClient,
  unanswered,
  waitsForAnswer,
} from './shared';
import type { Here } from './variant';

const asked = { persona: 'uplift', progress: 'identity-token' } as const;
const correcting = {
  label: 'corrected on the way to prove who it is: no way back',
  happened: [...answersOf('uplift'), pyiSelected()],
} as const;

const answered = { ...asked, happened: answersOf('uplift') } as const;
const answeredByName = { ...asked, happened: answersOf('uplift', 'name') } as const;
const byNumber = ['NHS number', '999 000 0018', 'Date of birth', '15 March 1984', 'Postcode', 'LS1 4AP'];
const incomplete = {
  ...asked,
  happened: undefined,
  label: 'answers are missing: the first question is asked',
  heading: 'Do you know your NHS number?',
} as const;

const checkHeading = { heading: 'Check your details' } as const;

const unmatched = (by: By) => ({ persona: 'no-match', progress: 'identity-token', happened: answersOf('no-match', by) }) as const;
const tooMany = 'You have tried to match your details to an NHS record too many times.';

const answeredAs = (persona: PersonaId) =>
  ({ label: 'as most people see it', persona, progress: 'identity-token', happened: answersOf(persona) }) as const;

/** A locked page, with and without a known end of the lock. */
const lockVariants = (reason: string) => {
  const lockedAs = (label: string, milliseconds: number, ...shows: string[]) =>
    ({ label, shows: [reason, ...shows], happened: lockedFor('match-locked', milliseconds) }) as const;
  return screen({
    all: { persona: 'match-locked', progress: 'identity-token', heading: 'You cannot continue' },
    usual: {
      label: 'the end is unknown',
      shows: [reason, '(in about 15 minutes).', 'Get help with NHS login (opens in a new tab)', helpCode],
      happened: [...answersOf('match-locked'), refused(), lockStarted('match')],
    },
    'locked-for-9-minutes': lockedAs('locked for 9 more minutes', 9 * minute, 'You can try again at', '(in about 9 minutes).'),
    'locked-for-1-minute': lockedAs('locked for less than a minute', minute / 3, '(in about 1 minute).'),
    'locked-for-3-days': lockedAs('locked for 3 more days: the end is named with its day', 72 * hour, 'You can try again at'),
    over: { ...lockedAs('the lock is over', 9 * minute, ...canTryAgain), later: 9 * minute },
    'client-known': {
      label: 'the client service is known',
      shows: [toClient],
      happened: [...answersOf('match-locked'), refused(), ...clientKnown],
    },
  });
};

const findRecordHeading = { heading: 'Help us find your NHS record' } as const;

const isMatchedP9 = {
  ...matchedAs('uplift-p9'),
  label: 'matched already, the client service asks for P9 (vtr): the proof of who it is follows',
} as const;

const p9 = { persona: 'uplift-p9', progress: 'identity-token' } as const;
const created = (here: Here) => [numberRegistered(maskedNumbers(ownAccount(here)))];
const proof = ['Prove who you are', 'Last step', "After that, we'll ask you to share your GP details, or to send a photo of your ID."];

const findNhsRecord = screen({
  all: asked,
  usual: {
    ...findRecordHeading,
    shows: [
      "Answer 3 questions so we can match you to your NHS record. It takes about 2 minutes. We'll ask for:",
      'your NHS number, or your full name as your GP surgery has it',
      'your date of birth',
      'the postcode your GP surgery has on record',
      'Enter your own details, not those of someone you care for.',
    ],
  },
  'account-created': {
    ...findRecordHeading,
    label: 'the account was created just now',
    shows: ['You have created an account', 'Next step'],
    happened: created,
  },
  p9: { ...p9, ...findRecordHeading, label: 'the client service asks for P9 (vtr)', shows: proof },
  'p9-account-created': {
    ...p9,
    ...findRecordHeading,
    label: 'the account was created just now, the client service asks for P9 (vtr)',
    shows: ['You have created an account', 'Next step', ...proof],
    happened: created,
  },
  matched: isMatched,
  'p9-matched': isMatchedP9,
});

const [knows, knowsNot] = ['Yes, I know my NHS number', 'No, continue with my full name'];
const numberField = ['NHS number', 'This is a 10 digit number, like 999 000 1235'];
const givesNumber = (typed: string) => [{ choose: knows }, { type: typed, into: 'NHS number' }, submits] as const;
const tenDigits = 'Your NHS number must have 10 numbers';

const knowNhsNumber = screen({
  all: { ...asked, heading: 'Do you know your NHS number?' },
  usual: { shows: ['It is on prescriptions and letters from the NHS. You can continue without it.', 'Back', knows, knowsNot] },
  'yes-chosen': after('yes is chosen', [{ choose: knows }], numberField),
  answered: { label: 'answered before, with the number', shows: numberField, happened: named('uplift') },
  'answered-no': { label: 'answered before, with no', happened: [nhsNumberNotKnown()] },
  'tried-instead': {
    label: 'tried instead of the name, which found no record',
    shows: numberField,
    happened: [...answersOf('uplift', 'name'), matchChosen('number')],
  },
  'nothing-chosen': after('sent without a choice', [submits], ['Select yes, if you know your NHS number']),
  'number-missing': after('no number', givesNumber(''), ['Enter your NHS number']),
  'national-insurance': after('a National Insurance number', givesNumber('QQ 12 34 56 C'), [
    'You have entered a National Insurance number. Enter your NHS number',
  ]),
  letters: after('a number with letters', givesNumber('999 00O 0018'), [`${tenDigits} and no letters`]),
  'too-short': after('not 10 digits', givesNumber('999 000 001'), [tenDigits]),
  'not-a-number': after('a number that nobody has: its check digit is wrong', givesNumber('999 000 0019'), [
    'The number you entered is not an NHS number',
  ]),
  correcting: { ...correcting, shows: numberField },
});

const givesName = (first: string, middle: string, last: string) =>
  [
    { type: first, into: 'First name' },
    { type: middle, into: 'Middle names (optional)' },
    { type: last, into: 'Last name' },
    submits,
  ] as const;
const short = (part: string) => [`You must enter more than one character for your ${part}`, `Incomplete ${part}`];

const enterName = screen({
  all: { ...asked, heading: 'What is your name?', happened: [nhsNumberNotKnown()] },
  usual: { shows: ['Use the same full name registered with your GP surgery.', 'Middle names (optional)'] },
  answered: { label: 'answered before', happened: named('uplift', 'name') },
  'nothing-typed': after(
    'sent empty',
    [submits],
    ['You need to enter your first name', 'You need to enter your last name', 'Enter your first name', 'Enter your last name'],
  ),
  'first-name-missing': after('no first name', givesName('', '', 'Okafor'), ['You need to enter your first name', 'Enter your first name']),
  'last-name-missing': after('no last name', givesName('Maya', '', ''), ['You need to enter your last name', 'Enter your last name']),
  'first-name-short': after('one letter for a first name', givesName('M', '', 'Okafor'), short('first name')),
  'middle-name-short': after('one letter for a middle name', givesName('Maya', 'A', 'Okafor'), short('middle name')),
  'last-name-short': after('one letter for a last name', givesName('Maya', '', 'O'), short('last name')),
  correcting: { ...correcting, happened: [...answersOf('uplift', 'name'), pyiSelected()] },
});

const givesDob = (day: string, month: string, year: string) =>
  [{ type: day, into: 'Day' }, { type: month, into: 'Month' }, { type: year, into: 'Year' }, submits] as const;
const without = (part: string, typed: readonly [string, string, string]) =>
  after(`without ${part}`, givesDob(...typed), [`Your date of birth must include a ${part}`]);
const notReal = ['You need to enter a real date of birth'];
const wrongYear = ['Check you have entered the correct year'];

const enterDob = screen({
  all: { ...asked, heading: 'What is your date of birth?', happened: named('uplift') },
  usual: { label: 'by NHS number', shows: ['For example, 15 3 1984', 'Day', 'Month', 'Year'] },
  'by-name': { label: 'by name', happened: named('uplift', 'name') },
  ...sessionEnds('logged in'),
  answered: { label: 'answered before', happened: born('uplift') },
  'under-11': {
    label: 'answered before with 5 years of age: Continue opens a dead end',
    happened: [...named('uplift'), dobGiven(`${new Date().getFullYear() - 5}-01-01`)],
  },
  'by-change': {
    label: "by 'Change' on the page of all details: both links return there",
    shows: ['Back'],
    happened: answersOf('uplift'),
    query: '?noMatch&change',
  },
  'nothing-typed': after('sent empty', [submits], ['Enter your date of birth']),
  'day-missing': without('day', ['', '3', '1984']),
  'month-missing': without('month', ['15', '', '1984']),
  'year-missing': without('year', ['15', '3', '']),
  'day-and-month-missing': without('day and month', ['', '', '1984']),
  'day-and-year-missing': without('day and year', ['', '3', '']),
  'month-and-year-missing': without('month and year', ['15', '', '']),
  'day-wrong': after('a day that is not a number', givesDob('15th', '3', '1984'), notReal),
  'month-wrong': after('a month that there is not', givesDob('15', 'Brumaire', '1984'), notReal),
  'not-a-date': after('a day that the month does not have', givesDob('30', '2', '1984'), notReal),
  'year-short': after('a year of 2 numbers', givesDob('15', '3', '84'), ['Your birth year must have 4 numbers']),
  'year-too-early': after('born before 1900', givesDob('15', '3', '1884'), wrongYear),
  'year-to-come': after('born in a year to come', givesDob('15', '3', '2984'), wrongYear),
  correcting: { ...correcting },
});

const givesPostcode = (typed: string) => [{ type: typed, into: 'Postcode' }, submits] as const;
const postcodeHint = 'Your postcode should be in England, Wales or the Isle of Man, and the one that your GP has on record';

const enterPostcode = screen({
  all: { ...asked, heading: 'What is your postcode?', happened: born('uplift') },
  usual: { shows: [postcodeHint] },
  answered: { label: 'answered before', happened: answersOf('uplift') },
  'out-of-area': {
    label: 'answered before with a postcode in Scotland: Continue opens a dead end',
    happened: [...answersOf('uplift'), postcodeOutOfArea('EH1 1YZ')],
  },
  'nothing-typed': after('sent empty', [submits], ['You need to enter your postcode']),
  'not-a-postcode': after('not a postcode', givesPostcode('LS1 4A'), ['Check you have entered your postcode correctly']),
  correcting: { ...correcting },
});

const detailsByName = ['Name', 'Maya Ada Grace Okafor', 'Date of birth', '15 March 1984', 'Postcode', 'LS1 4AP'];

const checkYourDetails = screen({
  all: answered,
  usual: { ...checkHeading, label: 'by NHS number', shows: ['Back', ...byNumber, 'Submit information'] },
  'by-name': { ...answeredByName, ...checkHeading, label: 'by name', shows: detailsByName },
  'after-no-match': { ...checkHeading, label: 'checked again after no match', shows: ['Back'], query: '?noMatch' },
  crash: {
    label: 'an exception, as on every page where the app itself has a fault',
    heading: 'Something went wrong',
    shows: ['Sorry, there is a problem with this page. Try again.', 'Try again', helpCode],
    device: 'without-months',
    logs: 'A page could not be shown',
  },
  unanswered: incomplete,
  matched: isMatched,
});

const enteredAgain = 'Check what you entered';
const submitted = sharing({ state: { submitted: true } }, waitsForAnswer('uplift-nhs-known', enteredAgain, detailsNotChecked));
const submittedByName = sharing(
  { ...answeredByName, state: { submitted: true } },
  waitsForAnswer('uplift-demog-trace', enteredAgain, detailsNotChecked),
);

const submit = screen({
  all: { ...answered, heading: 'Checking your details' },
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
  opened: { ...checkHeading, label: 'opened by a link: opens the details', shows: [...byNumber, 'Submit information'] },
  unanswered: incomplete,
  matched: isMatched,
});

const confirm = { ...unmatched('number'), heading: 'Confirm your details', happened: [...answersOf('no-match'), pyiSelected()] } as const;
const whenProving = "If you continue now, we'll use these details in the next step, when you prove who you are.";

const confirmYourDetails = screen({
  all: { heading: confirm.heading, persona: 'match-locked', progress: 'identity-token' },
  usual: {
    ...confirm,
    label: 'by NHS number',
    shows: [
      "We could not match these details to an NHS record. We'll use these details in the next step, when you prove who you are.",
      '999 000 0123',
      '1 January 1980',
      'LS1 1AA',
    ],
  },
  'by-name': {
    ...confirm,
    label: 'by name',
    shows: ['Name', 'Sam Nobody', '1 January 1980'],
    happened: [...answersOf('no-match', 'name'), pyiSelected()],
  },
  locked: {
    label: 'the match is locked for 9 more minutes',
    shows: [tooMany, '(in about 9 minutes).', whenProving, '968 636 8906', '9 September 2001'],
    happened: lockedFor('match-locked', 9 * minute),
  },
  'locked-end-unknown': {
    label: 'the match is locked, with an unknown end',
    shows: [tooMany, '(in about 15 minutes).', whenProving],
    happened: [...answersOf('match-locked'), refused(), lockStarted('match')],
  },
  'lock-over': {
    label: 'the lock of the match is over',
    shows: [tooMany, 'You can try again now', 'Try to match your details again', whenProving],
    happened: lockedFor('match-locked', 9 * minute),
    later: 9 * minute,
  },
  'not-looked-for': {
    label: 'opened by its address: nobody has looked for a record',
    shows: [whenProving, '968 636 8906'],
    happened: answersOf('match-locked'),
  },
  ...sharing(confirm, unanswered('record-failure', [{ click: 'Continue' }])),
  unanswered: incomplete,
});

const happened = named('uplift');
const shows = [
  'You can use it from your 11th birthday. If you help a child under 11, ask their GP surgery about access for parents.',
  'If you entered the wrong date, go back and enter your date of birth.',
];

const youNeedToBeOver11 = screen({
  all: { ...asked, heading: 'Sorry, to use NHS login you need to be over 11 years old', happened },
  usual: { shows },
  'client-known': { label: 'the client service is known', shows: [toClient], happened: [...happened, ...clientKnown] },
});

const another = { click: 'Do you want to match another person to their NHS record?' } as const;

const p5AlreadyCompleted = screen({
  all: isMatched,
  usual: isMatched,
  unfolded: after(
    'how to match another person',
    [another],
    ['Log out of Example health service, then set up a new NHS login with their details.'],
  ),
  'client-unknown': {
    ...authApiFailed,
    label: 'how to match another person, unknown client service',
    shows: ['Log out of the website or app you came from, then set up a new NHS login with their details.'],
    answers: ['client-info.unknown-client'],
    does: [another],
  },
  'only-server-knows': {
    ...matchedAs('already-uplifted'),
    label: 'only the server has recorded it',
    happened: answersOf('already-uplifted'),
    world: undefined,
  },
  'p9-matched': isMatchedP9,
});

const busyFor =
  (milliseconds: number) =>
  ({ now }: Here) => [...answersOf('record-busy'), refused({ lockout_time_seconds: Math.round((now + milliseconds) / second) })];

const p5PdsLimit = screen({
  all: { ...answeredAs('record-busy'), heading: 'We are really busy at the moment' },
  usual: {
    label: 'by NHS number',
    shows: ['You can go back and try again at', "(in about 15 minutes). We've kept your answers.", helpCode],
    happened: [...answersOf('record-busy'), refused(), lockStarted('records')],
  },
  'by-name': { label: 'by name', happened: [...answersOf('record-busy', 'name'), refused(), lockStarted('records')] },
  'not-refused-here': {
    label: 'opened by its address: the start is unknown',
    shows: ["Wait 15 minutes, then go back and try again. We've kept your answers."],
  },
  'locked-for-9-minutes': {
    label: 'for 9 more minutes',
    shows: ['You can go back and try again at', '(in about 9 minutes).'],
    happened: busyFor(9 * minute),
  },
  'locked-for-3-days': {
    label: 'for 3 more days: the end is named with its day',
    shows: ['You can go back and try again at'],
    happened: busyFor(72 * hour),
  },
  over: {
    label: 'the wait is over',
    shows: ['You can try again now', 'Try again', "We've kept your answers."],
    happened: busyFor(9 * minute),
    later: 9 * minute,
  },
});

export default {
  '/proofing': screen({ usual: { ...asked, ...findRecordHeading, label: 'opens the first page' }, matched: isMatched }),
  '/proofing/find-nhs-record': findNhsRecord,
  '/proofing/know-nhs-number': knowNhsNumber,
  '/proofing/enter-name': enterName,
  '/proofing/enter-dob': enterDob,
  '/proofing/enter-postcode': enterPostcode,
  '/proofing/check-your-details': checkYourDetails,
  '/proofing/submit': submit,
  '/proofing/confirm-your-details': confirmYourDetails,
  '/proofing/no-match': screen({
    all: { ...unmatched('number'), heading: 'We cannot find a match' },
    usual: {
      label: 'by NHS number',
      shows: [
        'We could not find your NHS record with these details. This can happen if you have moved, or changed your name or GP surgery.',
        'With a photo of your ID, or details from your GP surgery',
        'Back',
        'Check my details again',
        'Try my full name instead',
        'Prove who I am another way',
      ],
    },
    'by-name': { ...unmatched('name'), label: 'by name', shows: ['Try my NHS number instead'] },
    'several-matches': {
      label: 'several records, by name',
      persona: 'several-matches',
      shows: ['Try my NHS number instead'],
      happened: answersOf('several-matches', 'name'),
    },
    'nothing-chosen': after('sent without a choice', [{ click: 'Continue' }], ['You need to select what you want to do next.']),
    unanswered: incomplete,
  }),
  '/proofing/you-need-to-be-over-11': youNeedToBeOver11,
  '/proofing/nhs-login-not-available-your-area': screen({
    all: { ...asked, heading: 'NHS login is not available in your area' },
    usual: {
      label: 'a postcode in Scotland',
      shows: [
        'You entered EH1 1YZ. We cannot access patient data there. We can only find records for people whose GP surgery is in England, Wales or the Isle of Man.',
        'Enter a different postcode',
      ],
      happened: [...answersOf('uplift'), postcodeOutOfArea('EH1 1YZ')],
    },
    'postcode-unknown': {
      label: 'the postcode is not known',
      shows: ['You entered a postcode outside England, Wales and the Isle of Man. We cannot access patient data there.'],
    },
  }),
  '/proofing/p5-already-completed': p5AlreadyCompleted,
  '/proofing/p5-unable-to-save-details': screen({
    usual: {
      ...answeredAs('no-match'),
      heading: 'Sorry, we are unable to save the details you entered',
      shows: ['You can carry on and prove who you are. We may ask you to enter your details again.'],
      logs: 'P5 failure data could not be saved',
    },
  }),
  '/proofing/multiple-matches': screen({
    usual: {
      ...answeredAs('several-matches'),
      heading: 'We could not find a user with these details',
      shows: ['We need more details to find your NHS record. Try your NHS number.', 'Try again'],
      happened: answersOf('several-matches', 'name'),
    },
  }),
  '/proofing/nhs-number-not-verified': screen({
    usual: {
      ...answeredAs('number-not-verified'),
      heading: 'We could not verify your NHS number with your date of birth',
      shows: ['Check both and try again. You can also try your full name instead of your NHS number.', 'Try again'],
    },
  }),
  '/proofing/record-invalidated': screen({
    usual: {
      ...answeredAs('record-invalidated'),
      heading: 'There is a problem with your NHS record',
      shows: [
        'We cannot match you to your NHS record at the moment.',
        'Reference: CID2011',
        'Contact us through the help centre (opens in a new tab) and quote the reference below.',
        helpCode,
        toClient,
        ...medicalHelp,
      ],
    },
  }),
  '/proofing/p5-error-generic': screen({
    usual: {
      ...answeredAs('uplift'),
      heading: 'There was a technical problem',
      shows: ["We could not check your details. We've kept your answers. Try again.", 'Try again', helpCode],
    },
  }),
  '/proofing/p5-register-attempt': lockVariants(tooMany),
  '/proofing/p5-register-reattempt-lock': lockVariants('You need to wait before you try to match your details again.'),
  '/proofing/p5-pds-limit': p5PdsLimit,
};
