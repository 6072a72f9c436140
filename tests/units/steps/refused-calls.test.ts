import { HttpResponse } from 'msw';
import { fromHere } from '@/journeys/passkey/offers/offers';
import { logInWithPasskey } from '@/journeys/passkey-ceremony/steps/log-in-with-passkey';
import { registerPhone } from '@/journeys/register/steps/register-phone';
import { submitRegistrationEmail } from '@/journeys/register/steps/validate-email';
import { checkForgotPassword, checkResetPassword } from '@/journeys/return/steps/check-then-redirect';
import { submitEmail } from '@/journeys/sign-in/steps/check-account';
import { clientInfoReceived } from '@/state/events';
import type { CallName } from '../../../mocks/backend/http/calls';
import { type CallStep, steps } from '../../../mocks/map/transitions';
import { arrival } from '../../support/arrival';
import { withAuthenticator } from '../../support/authenticator';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { placesOf } from '../../support/contract-places';
import { putCookie } from '../../support/plain-cookies';
import { recordSends } from '../../support/recorded-sends';
import { openSteps, type Run } from '../../support/run-steps';

const fields = { email: 'maya@example.com', password: 'Passw0rd', otp: '123456', remember: false, mobile: '+44', landline: '+44' };
/** The values of every form. A step that resends a code calls it. */
const anyForm = Object.assign(() => undefined, fields);

const runStep = (step: CallStep) => (run: Run) => run(step, anyForm as never);

/** The steps of the journey map, and those that wrap one of them. */
const rows: readonly (readonly [name: string, give: (run: Run) => Promise<unknown>])[] = [
  ...[...steps].map(([name, step]) => [name, runStep(step)] as const),
  ['account-status', runStep(submitEmail)],
  ['validate-email', runStep(submitRegistrationEmail)],
  ['passkey', runStep(logInWithPasskey(fromHere))],
  ['mobile', (run) => run(registerPhone, { kind: 'mobile', number: '+44' })],
  ['mobile international', (run) => run(registerPhone, { kind: 'international', number: '+33' })],
  ['landline', (run) => run(registerPhone, { kind: 'landline', number: '+44' })],
  ['verify-waf-token', runStep(checkForgotPassword)],
  ['verify-waf-token', runStep(checkResetPassword)],
];

/** The operation that is refused first, if a step makes two calls. */
const first: Readonly<Partial<Record<string, CallName>>> = { passkey: 'passkey-options', uplift: 'uplift-nhs-known' };

/** These load the client service first. The others find it loaded. */
const withoutClient = ['client-info', 'client-info refusal', 'client-info terms'];

const client = { client_display_name: 'A client', client_homepage_url: '', terms_uri: '', approved_scopes: [], claims: [] };
const arrived = arrival({ loggedIn: true, fromCookie: { client_id: 'client' } });

describe.each(rows)('step %s', (name, give) => {
  const [operation = '', ...variant] = name.split(' ');
  const { otherwise, retryAt } = placesOf(first[operation] ?? (operation as CallName), variant.join(' ') || undefined);

  const refusedWith = (status: number, error: string) => {
    withAuthenticator();
    putCookie('aws-waf-token', 'solved');
    expectConsoleMessage(authApiFailed);
    // Some steps also send the passkey check, whose refusals have rows of their own.
    const passes = (sent: string) => name !== 'passkey-status' && sent.endsWith('/passkey-status');
    recordSends({}, (sent) => (passes(sent) ? undefined : HttpResponse.json({ error }, { status })));
    return give(openSteps(arrived, ...(withoutClient.includes(name) ? [] : [clientInfoReceived(client)])).run);
  };

  it(`continues at ${otherwise} if no row of the step fits the refusal`, async () => {
    expect(await refusedWith(418, 'Teapot')).toEqual({ kind: 'go', to: otherwise });
  });

  it(retryAt ? `renews the session and returns to ${retryAt}` : 'ends the sign-in of the step whose session has ended', async () => {
    const outcome = await refusedWith(401, 'Unauthorized');
    if (!retryAt) return expect(outcome).toEqual({ kind: 'go', to: '/session-timeout', signOut: 'timedOut' });
    const back = `http://localhost:3000${retryAt}`;
    expect(outcome).toEqual({ kind: 'leave', url: `/api/auth/auth-init?${new URLSearchParams({ 'return-uri': back })}` });
  });
});
