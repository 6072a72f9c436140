import type { ErrorBody } from '../../backend/http/refusal';
import { password } from '../../people/personas';
import { after, clientUnnamed, emailErrors, screenInSession, submits, unanswered } from '../shared';
import type { Here } from '../variant';
import { typed } from './shared';

const unnamed = { heading: 'Log In with NHS account', progress: 'arrival', shows: ['Log In with NHS account'] } as const;
const refusedWith = (body: ErrorBody) => ({
  world: ({ account }: Here) => account && Object.assign(account, { signInRefusal: { status: 400, body } }),
});

export default screenInSession({
  all: { heading: 'Log In to Example health service', progress: 'arrival' },
  usual: { shows: ['Log in with a passkey', 'Create NHS account', 'Forgot password'] },
  'client-not-known': { ...unnamed, ...clientUnnamed, answers: ['client-info.unknown-client'] },
  'client-without-a-name': { ...unnamed, label: 'the client has no name', answers: ['client-info.nameless'] },
  'registration-not-allowed': {
    label: 'the client does not allow registration',
    shows: ['I have lost access to my email address', 'I am not sure if I have an account', 'Go to the help centre'],
    oidc: { allow_registration: 'false' },
  },
  'without-passkeys': { label: 'a browser without passkeys', device: 'without-passkeys' },
  'email-known': { label: 'the email address is known', progress: 'password' },
  'password-shown': after('the password is shown', [...typed, { click: 'Show password' }], ['Your password is visible', 'Hide']),
  'nothing-typed': after('sent empty', [submits], ['Enter your email address', 'Enter your password']),
  ...emailErrors(refusedWith({ error: 'Invalid email address' }), [{ type: password, into: 'Password' }]),
  'no-password': after('no password', [typed[0], submits], ['Enter your password']),
  'wrong-password': after(
    'a wrong password',
    [typed[0], { type: 'not-the-password', into: 'Password' }, submits],
    ['Enter the correct password'],
  ),
  'details-refused': {
    ...refusedWith({ error: 'Invalid request' }),
    label: 'the server refuses the details',
    shows: ['Check your details and try again'],
    does: [...typed, submits],
  },
  'after-firewall': {
    label: 'after the puzzle of the firewall',
    shows: ['We had to check that you are not a robot. Enter your email address and password again.'],
    returnedFrom: 'user-sign-in:firewall',
  },
  ...unanswered('user-sign-in', [...typed, submits]),
});
