import { screen } from '../shared';
import { refusedFor, unlikeRecords } from './shared';

export default screen({
  all: { heading: 'There is a problem with your account' },
  usual: {
    label: 'an account that is disabled without a reference',
    shows: refusedFor('You cannot log in to your NHS account at the moment.', 'CID7031'),
    progress: 'password',
    answers: ['password.disabled'],
  },
  cid2014: { ...unlikeRecords, progress: 'password' },
  'malformed-reference': {
    label: 'a malformed reference is not shown: CID7031',
    shows: ['You cannot log in to your NHS account at the moment.', 'Reference: CID7031'],
    query: '?errorCode=%3Cb%3E2014%3C%2Fb%3E',
  },
});
