import type { ErrorBody } from '../../backend/http/refusal';
import { password } from '../../people/personas';
import { authApiFailed, emailErrors, noSession, submits, unanswered } from '../shared';
import type { Here, Screen } from '../variant';
import { typed } from './shared';

const arrived = { heading: 'Log In to Example health service', progress: 'arrival' } as const;
const unnamed = { heading: 'Log In with NHS account', progress: 'arrival', says: ['Log In with NHS account'] } as const;
const refusedWith = (body: ErrorBody) => ({
  world: ({ account }: Here) => account && Object.assign(account, { signInRefusal: { status: 400, body } }),
});

export default {
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
    does: [...typed, { click: 'Show password' }],
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
    says: ['We had to check that you are not a robot. Enter your email address and password again.'],
    returnedFrom: 'user-sign-in:firewall',
  },
  ...unanswered(arrived, 'user-sign-in', [...typed, submits]),
  'no-session': noSession,
} as const satisfies Screen;
