import { screen } from '../shared';
import type { Here } from '../variant';
import { doNotMatch, isDisabled, noLogin, refusedFor } from './shared';

/** Appears after the security code, with a reference. */
const refusedWith = (cid_error_code: string) => ({
  persona: 'mobile' as const,
  query: `?errorCode=${cid_error_code}`,
  world: ({ account }: Here) =>
    account && Object.assign(account, { authcodeRefusal: { status: 401, body: { error: 'Account is disabled', cid_error_code } } }),
});

export default screen({
  all: { ...noLogin, progress: 'identity-token' },
  usual: {
    label: 'after the security code, no reference: CID7031',
    shows: refusedFor(isDisabled, 'CID7031'),
    persona: 'authcode-disabled',
  },
  cid2013: { ...refusedWith('CID2013'), label: 'after the security code, CID2013', shows: [isDisabled, 'Reference: CID2013'] },
  cid2014: {
    ...refusedWith('CID2014'),
    label: 'after the security code, CID2014: the records do not match',
    shows: [doNotMatch, 'Reference: CID2014'],
  },
  'malformed-reference': {
    label: 'a malformed reference is not shown: CID7031',
    shows: [isDisabled, 'Reference: CID7031'],
    progress: undefined,
    query: '?errorCode=CID20131234',
  },
});
