import { emailEntered } from '../../src/state/events';
import { sendResetLink } from '../backend/recovery/reset-link';
import { elsewhere, otherBrowser } from './in-common';
import type { Address, Here, Screen } from './variant';

const contact = 'Contact us through the help centre (opens in a new tab) and quote this reference.';
const isDisabled = 'There is a problem. Your NHS login has been disabled.';
const doNotMatch = 'The information you sent us does not match our records. We are looking into it and will send you updates by email.';
/** 'You cannot use your login': the reference stands in the address. */
const noLogin = { heading: 'You cannot use your login' } as const;

/** After the security code, with a reference. */
const refusedWith = (cid_error_code: string) => ({
  ...noLogin,
  persona: 'mobile' as const,
  progress: 'identity-token' as const,
  query: `?errorCode=${cid_error_code}`,
  world: ({ account }: Here) =>
    account && Object.assign(account, { authcodeRefusal: { status: 401, body: { error: 'Account is disabled', cid_error_code } } }),
});

/** Logins that are refused. */
export const refusedScreens = {
  '/not-registered': {
    usual: {
      label: 'the client does not allow registration',
      heading: 'We cannot log you in',
      says: ['You are not registered, or the email address you entered is wrong.', 'Try again'],
      persona: 'not-found',
      progress: 'password',
      oidc: { allow_registration: 'false' },
    },
    'other-browser': { ...elsewhere, heading: 'We cannot log you in', says: [otherBrowser] },
  },
  '/login-disabled': {
    usual: {
      label: 'after the security code, CID2012',
      heading: 'Your login has been disabled',
      says: ['You cannot use your NHS login until we have sorted out a problem with it.', 'Reference: CID2012', contact],
      persona: 'authcode-cid2012',
      progress: 'identity-token',
    },
  },
  '/login-problem-nhs-number': {
    usual: {
      label: 'after the security code, CID2011',
      heading: 'There is a problem with your NHS number',
      says: [
        'We cannot log you in, because there is a problem with the NHS number that is linked to your NHS login.',
        'Reference: CID2011',
        'Get help with your NHS number (opens in a new tab) and quote this reference.',
      ],
      persona: 'authcode-cid2011',
      progress: 'identity-token',
    },
  },
  '/account-disabled': {
    usual: {
      ...noLogin,
      label: 'CID2013',
      says: [isDisabled, 'Reference: CID2013', contact],
      persona: 'disabled-cid2013',
      progress: 'password',
      query: '?errorCode=CID2013',
    },
    cid2014: {
      ...noLogin,
      label: 'CID2014: the records do not match',
      says: [doNotMatch, 'Reference: CID2014', contact],
      persona: 'disabled-cid2014',
      progress: 'arrival',
      happened: [emailEntered('disabled-cid2014@example.com')],
      query: '?errorCode=CID2014',
    },
    'no-reference': { ...noLogin, label: 'no reference: CID7031', says: [isDisabled, 'Reference: CID7031'] },
    'malformed-reference': {
      ...noLogin,
      label: 'a malformed reference is not shown: CID7031',
      says: [isDisabled, 'Reference: CID7031'],
      query: '?errorCode=%3Cb%3E2013%3C%2Fb%3E',
    },
  },
  '/login-disabled-authcode': {
    usual: {
      ...noLogin,
      label: 'after the security code, no reference: CID7031',
      says: [isDisabled, 'Reference: CID7031', contact],
      persona: 'authcode-disabled',
      progress: 'identity-token',
    },
    cid2013: {
      ...refusedWith('CID2013'),
      label: 'after the security code, CID2013',
      says: [isDisabled, 'Reference: CID2013'],
    },
    cid2014: {
      ...refusedWith('CID2014'),
      label: 'after the security code, CID2014: the records do not match',
      says: [doNotMatch, 'Reference: CID2014'],
    },
    'malformed-reference': {
      ...noLogin,
      label: 'a malformed reference is not shown: CID7031',
      says: [isDisabled, 'Reference: CID7031'],
      query: '?errorCode=CID20131234',
    },
  },
  '/error-account': {
    usual: {
      label: 'an account that is disabled without a reference',
      heading: 'There is a problem with your account',
      says: ['You cannot log in to your NHS login account at the moment.', 'Reference: CID7031', contact],
      progress: 'password',
      answers: ['password.disabled'],
    },
  },
  '/restore-message': {
    usual: {
      heading: 'Something went wrong',
      label: 'the password must be reset',
      says: [
        "To keep your NHS login safe, you need to reset your password. We've sent you an email telling you how to do this.",
        'When you have a new password, go back and enter it.',
      ],
      persona: 'reset-at-sign-in',
      progress: 'password',
      world: ({ world, account }) => account && sendResetLink(world, account, 'You need to reset your NHS login password.'),
    },
    'other-browser': { ...elsewhere, heading: 'Something went wrong', says: [otherBrowser] },
  },
} as const satisfies Partial<Record<Address, Screen>>;
