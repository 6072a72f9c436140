import { screen } from '../shared';
import { refusedFor } from './shared';

export default screen({
  usual: {
    label: 'after the security code, CID2012',
    heading: 'Your login has been disabled',
    shows: refusedFor('You cannot log in until we have fixed a problem with your NHS account.', 'CID2012'),
    persona: 'authcode-cid2012',
    progress: 'identity-token',
  },
});
