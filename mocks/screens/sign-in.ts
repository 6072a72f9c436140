import { passkeyTried } from '../../src/state/events';
import { hour, minute } from '../backend/clock';
import type { ErrorBody } from '../backend/http/refusal';
import { password, rememberedToken } from '../people/personas';
import { submits } from './in-common';
import { emailErrors, passkeyOffered } from './sign-in-conditions';
import { enterEmail } from './sign-in-entry';
import { checkEmail, forgottenPassword } from './sign-in-forgotten';
import { authcode, checkAccountStatus, checkForgotPassword, checkLogin, checkRegistration, checkResetPassword } from './sign-in-spinners';
import { authApiFailed, noSession, unanswered } from './unanswered';
import type { Address, Here, Screen } from './variant';

const arrived = { heading: 'Log In to Example health service', progress: 'arrival' } as const;
const unnamed = { heading: 'Log In with NHS account', progress: 'arrival', says: ['Log In with NHS account'] } as const;
const asked = { heading: 'Enter your password', progress: 'password' } as const;
const withPasskey = { ...asked, persona: 'passkey-and-mobile', happened: [passkeyTried()] } as const;

const typed = [
  { type: 'mobile@example.com', into: 'Email address' },
  { type: password, into: 'Password' },
] as const;
const refusedWith = (body: ErrorBody) => ({
  world: ({ account }: Here) => account && Object.assign(account, { signInRefusal: { status: 400, body } }),
});
const unfolded = { press: 'I cannot remember my password' } as const;

/** Entry and login (spec 1, sections 2 and 4). */
export const signInScreens = {
  '/': {
    usual: { label: 'leads to the entry screen', heading: 'Enter your email address', progress: 'arrival' },
    'no-session': noSession,
  },
  '/enter-email': enterEmail,
  '/login': {
    usual: { ...arrived, label: 'as most people see it', says: ['Log in with a passkey', 'Create NHS account', 'Forgot password'] },
    'client-not-known': {
      ...unnamed,
      ...authApiFailed,
      label: 'the name of the client is not to be had',
      answers: ['client-info.unknown-client'],
    },
    'client-without-a-name': { ...unnamed, label: 'the client has no name', answers: ['client-info.nameless'] },
    'registration-not-allowed': {
      ...arrived,
      label: 'the client does not allow registration',
      says: ['I have lost access to my email address', 'I am not sure if I have an account', 'Go to the help centre'],
      oidc: { allow_registration: 'false' },
    },
    'without-passkeys': { ...arrived, label: 'a browser without passkeys', device: 'without-passkeys' },
    'email-known': { ...arrived, label: 'the email address is known', progress: 'password' },
    'password-shown': {
      ...arrived,
      label: 'the password is shown',
      says: ['Your password is visible', 'Hide'],
      does: [...typed, { press: 'Show password' }],
    },
    'nothing-typed': { ...arrived, label: 'sent empty', says: ['Enter your email address', 'Enter your password'], does: [submits] },
    ...emailErrors(arrived, refusedWith({ error: 'Invalid email address' }), [{ type: password, into: 'Password' }]),
    'no-password': { ...arrived, label: 'no password', says: ['Enter your password'], does: [typed[0], submits] },
    'wrong-password': {
      ...arrived,
      label: 'a wrong password',
      says: ['Enter the correct password'],
      does: [typed[0], { type: 'not-the-password', into: 'Password' }, submits],
    },
    'details-refused': {
      ...arrived,
      ...refusedWith({ error: 'Invalid request' }),
      label: 'the server refuses the details',
      says: ['Check your details and try again'],
      does: [...typed, submits],
    },
    'after-firewall': {
      ...arrived,
      label: 'after the puzzle of the firewall',
      says: ['We checked your browser. Enter your email address and password again.'],
      query: '?detour=user-sign-in:firewall',
    },
    ...unanswered(arrived, 'user-sign-in', [...typed, submits]),
    'no-session': noSession,
  },
  '/log-in-password': {
    usual: { ...asked, label: 'of an account without passkeys', says: ['Reset your password'] },
    'nothing-typed': { ...asked, label: 'sent empty', says: ['Enter your password'], does: [submits] },
    'wrong-password': {
      ...asked,
      label: 'a wrong password',
      says: ['Enter the correct password'],
      does: [{ type: 'not-the-password', into: 'Password' }, submits],
    },
    'password-shown': {
      ...asked,
      label: 'the password is shown',
      says: ['Your password is visible', 'Hide'],
      does: [typed[1], { press: 'Show password' }],
    },
    'after-firewall': {
      ...asked,
      label: 'after the puzzle of the firewall',
      says: ['We checked your browser. Enter your password again.'],
      query: '?detour=password:firewall',
    },
    'after-renewal': {
      ...asked,
      label: 'after a renewal of the session',
      says: ['Your session had ended, so we renewed it. Enter your password again.'],
      query: '?detour=password:renewal',
    },
    passkey: { ...withPasskey, label: 'of an account with passkeys', says: ['I cannot remember my password'] },
    'passkey-unfolded': {
      ...withPasskey,
      label: 'of an account with passkeys, everything unfolded',
      says: ['Log in with your passkey', 'Reset your password'],
      does: [unfolded],
    },
    'without-passkeys': {
      ...withPasskey,
      label: 'of an account with passkeys, in a browser without',
      says: ['Reset your password'],
      device: 'without-passkeys',
    },
    ...passkeyOffered(withPasskey, [unfolded, { press: 'Log in with your passkey' }]),
    ...unanswered(asked, 'password', [typed[1], submits]),
    'remembered-device': {
      ...asked,
      label: 'a remembered device: the password leads straight back',
      persona: 'remembered',
      cookies: { remember_my_device: rememberedToken('remembered') },
    },
    'locked-for-3-minutes': {
      ...asked,
      label: 'locked for 3 more minutes: the right password leads to the lock',
      persona: 'locked-out',
      later: 12 * minute,
    },
    'session-an-hour-old': { ...asked, label: 'a session that an hour has ended: the password leads to a new one', later: hour },
    'email-not-known': {
      label: 'no email address: leads to the entry screen',
      heading: 'Enter your email address',
      progress: 'arrival',
    },
    'no-session': noSession,
  },
  '/forgotten-password': forgottenPassword,
  '/check-email': checkEmail,
  '/check-forgot-password': checkForgotPassword,
  '/check-reset-password': checkResetPassword,
  '/check-account-status': checkAccountStatus,
  '/check-registration': checkRegistration,
  '/check-login': checkLogin,
  '/authcode': authcode,
} as const satisfies Partial<Record<Address, Screen>>;
