import { helpCode, medicalHelp, screen } from '../shared';
import { contact, homepage } from './shared';

export default screen({
  usual: {
    label: 'after the security code, CID2012',
    heading: 'Your login has been disabled',
    says: [
      'You cannot log in until we have fixed a problem with your NHS account.',
      'Reference: CID2012',
      contact,
      helpCode,
      homepage,
      ...medicalHelp,
    ],
    persona: 'authcode-cid2012',
    progress: 'identity-token',
  },
});
