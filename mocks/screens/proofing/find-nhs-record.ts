import { numberRegistered } from '../../../src/state/events';
import { maskedNumbers } from '../../backend/accounts/masked-numbers';
import { isMatched } from '../proofing-answers';
import { ownAccount, screen } from '../shared';
import type { Here } from '../variant';
import { asked, findRecordHeading, isMatchedP9 } from './shared';

const p9 = { persona: 'uplift-p9', progress: 'identity-token' } as const;
const created = (here: Here) => [numberRegistered(maskedNumbers(ownAccount(here)))];
const proof = ['Prove who you are', 'Last step', "After that, we'll ask you to share your GP details, or to send a photo of your ID."];

export default screen({
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
