import { emailEntered } from '../../../src/state/events';
import { screen } from '../shared';
import { isDisabled, noLogin, refusedFor, unlikeRecords } from './shared';

export default screen({
  all: noLogin,
  usual: {
    label: 'CID2013',
    shows: refusedFor(isDisabled, 'CID2013'),
    persona: 'disabled-cid2013',
    progress: 'password',
    query: '?errorCode=CID2013',
  },
  cid2014: { ...unlikeRecords, progress: 'arrival', happened: [emailEntered('disabled-cid2014@example.com')] },
  'no-reference': { label: 'no reference: CID7031', shows: [isDisabled, 'Reference: CID7031'] },
  'malformed-reference': {
    label: 'a malformed reference is not shown: CID7031',
    shows: [isDisabled, 'Reference: CID7031'],
    query: '?errorCode=%3Cb%3E2013%3C%2Fb%3E',
  },
});
