import { emailEntered } from '../../../src/state/events';
import { screen } from '../shared';
import { contact, doNotMatch, isDisabled, noLogin, refusedFor } from './shared';

export default screen({
  all: noLogin,
  usual: {
    label: 'CID2013',
    says: refusedFor(isDisabled, 'CID2013'),
    persona: 'disabled-cid2013',
    progress: 'password',
    query: '?errorCode=CID2013',
  },
  cid2014: {
    label: 'CID2014: the records do not match',
    says: [doNotMatch, 'Reference: CID2014', contact],
    persona: 'disabled-cid2014',
    progress: 'arrival',
    happened: [emailEntered('disabled-cid2014@example.com')],
    query: '?errorCode=CID2014',
  },
  'no-reference': { label: 'no reference: CID7031', says: [isDisabled, 'Reference: CID7031'] },
  'malformed-reference': {
    label: 'a malformed reference is not shown: CID7031',
    says: [isDisabled, 'Reference: CID7031'],
    query: '?errorCode=%3Cb%3E2013%3C%2Fb%3E',
  },
});
