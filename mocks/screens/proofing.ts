import { numberRegistered, postcodeOutOfArea } from '../../src/state/events';
import { maskedNumbers } from '../backend/accounts/masked-numbers';
import { ownAccount } from './in-common';
import { answersOf, isMatched, matchedAs } from './proofing-answers';
import { proofingDetailsScreens } from './proofing-details';
import { proofingEndScreens } from './proofing-ends';
import { proofingQuestionScreens } from './proofing-questions';
import { authApiFailed } from './unanswered';
import type { Address, Here, Screen } from './variant';

const asked = { persona: 'uplift', progress: 'identity-token' } as const;
const p9 = { persona: 'uplift-p9', progress: 'identity-token' } as const;

const find = { heading: 'Help us find your NHS record' } as const;
const created = (here: Here) => [numberRegistered(maskedNumbers(ownAccount(here)))];
const proof = [
  'Prove who you are',
  'Last step',
  'After that we ask you to share the registration details of your GP surgery, or to send a photo of your ID.',
];

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
        'Answer a few questions, so that we can match you to your NHS record. You need:',
        'your NHS number, or your full name as your GP surgery has it',
        'your date of birth',
        'the postcode that your GP surgery has on record',
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
      says: ['You entered EH1 1YZ. We cannot access patient data there.', 'Enter a different postcode'],
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
