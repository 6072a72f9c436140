import { hasAccount } from '../proofing-answers';
import { helpCode, medicalHelp, screen, toClient } from '../shared';

export default screen({
  usual: {
    ...hasAccount('duplicate-not-eligible'),
    heading: 'You cannot use this NHS account',
    shows: [
      'We could not replace your old account with your new one.',
      'Reference: CID1119',
      'Contact us through the help centre (opens in a new tab) and quote the reference below.',
      helpCode,
      toClient,
      ...medicalHelp,
    ],
  },
});
