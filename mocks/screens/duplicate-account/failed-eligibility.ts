import { hasAccount } from '../proofing-answers';
import { helpCode, medicalHelp, toClient } from '../shared';
import type { Screen } from '../variant';

export default {
  usual: {
    ...hasAccount('duplicate-not-eligible'),
    label: 'as most people see it',
    heading: 'You cannot use this NHS account',
    says: [
      'We could not replace your old account with your new one.',
      'Reference: CID1119',
      'Contact us through the help centre (opens in a new tab) and quote the reference below.',
      helpCode,
      toClient,
      ...medicalHelp,
    ],
  },
} as const satisfies Screen;
