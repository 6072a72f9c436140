import { helpCode, medicalHelp, screen } from '../shared';
import { homepage } from './shared';

export default screen({
  usual: {
    label: 'after the security code, CID2011',
    heading: 'There is a problem with your NHS number',
    shows: [
      'We cannot log you in because there is a problem with the NHS number for your NHS account.',
      'Reference: CID2011',
      'Get help with your NHS number (opens in a new tab) and quote the reference below.',
      helpCode,
      homepage,
      ...medicalHelp,
    ],
    persona: 'authcode-cid2011',
    progress: 'identity-token',
  },
});
