import { HttpResponse } from 'msw';
import { fromHere } from '@/journeys/passkey/offers/offers';
import { logInWithPasskey } from '@/journeys/passkey/ceremony/log-in-with-passkey';
import { registerPhone } from '@/journeys/register/steps/register-phone';
import { submitRegistrationEmail } from '@/journeys/register/steps/validate-email';
import { checkForgotPassword, checkResetPassword } from '@/journeys/return/steps/check-then-redirect';
import { submitEmail } from '@/journeys/sign-in/steps/check-account';
import type { Outcome } from '@/outcome/outcome';
import { openSignIn } from '@/session/sign-in';
import { clientInfoReceived } from '@/state/events';
import { calledOperations, type CallName } from '../../../mocks/backend/http/calls';
import {
  arrival,
  authApiFailed,
  expectConsoleMessage,
  openSteps,
  placesOf,
  putCookie,
  recordSends,
  type Run,
  withAuthenticator,
} from '../../support/environment';
import { type CallStep, steps } from './call-steps';

const fields = { email: 'maya@example.com', password: 'Passw0rd', otp: '123456', remember: false, mobile: '+44', landline: '+44' };
/** The values of every form. A step that resends a code calls it. */
const anyForm = Object.assign(() => undefined, fields);

const runStep = (step: CallStep) => (run: Run) => run(step, anyForm as never);

/** Their argument is a number. */
const phones = ['mobile', 'landline'];

/** The steps that make calls, and those that wrap one of them. */
const rows: readonly (readonly [name: string, give: (run: Run) => Promise<Outcome<string> | undefined>])[] = [
  ...[...steps].filter(([name]) => !phones.includes(name)).map(([name, step]) => [name, runStep(step)] as const),
  ['account-status', runStep(submitEmail)],
  ['validate-email', runStep(submitRegistrationEmail)],
  ['passkey here', runStep(logInWithPasskey(fromHere))],
  ['mobile', (run) => run(registerPhone, { kind: 'mobile', number: '+44' })],
  ['mobile international', (run) => run(registerPhone, { kind: 'international', number: '+33' })],
  ['landline', (run) => run(registerPhone, { kind: 'landline', number: '+44' })],
  ['verify-waf-token forgot-password', runStep(checkForgotPassword)],
  ['verify-waf-token reset-password', runStep(checkResetPassword)],
];

/** The operation that is refused first, if a step makes two calls. */
const first: Readonly<Partial<Record<string, CallName>>> = { passkey: 'passkey-options', uplift: 'uplift-nhs-known' };

const paired = /^passkey-(options|verify)$|^uplift-/;

/** These load the client service first. The others find it loaded. */
const withoutClient = ['client-info', 'client-info refusal', 'client-info terms'];

const client = { client_display_name: 'A client', client_homepage_url: '', terms_uri: '', approved_scopes: [], claims: [] };
const arrived = arrival({ loggedIn: true, fromCookie: { client_id: 'client' } });
const eventsFor = (name: string) => [arrived, ...(withoutClient.includes(name) ? [] : [clientInfoReceived(client)])];

/** The target of an outcome, as the contract writes it. Queries are left out. */
function targetOf(outcome: Outcome<string> | undefined) {
  if (outcome?.kind === 'go') return outcome.to.replace(/\?.*/, '');
  if (outcome?.kind === 'leave') return outcome.url.replace(/\?.*/, '');
  return outcome?.kind === 'invalid' ? outcome.code : outcome?.kind;
}

it('knows from the contract the target of each successful answer, unless the browser then asks for a passkey', () => {
  const without = calledOperations.flatMap(({ name, success }) => {
    return Object.keys(success?.examples ?? {}).flatMap((example) => (success?.targets[example] ? [] : [`${name}.${example}`]));
  });
  expect(without).toEqual(['passkey-status.enabled', 'passkey-options.options']);
});

/** Answers every call with an example of its operation: a given one, or the last of the others. */
const succeedWith = (operation: string, example: string) =>
  recordSends({}, (sent) => {
    const called = calledOperations.find(({ method, path }) => sent.split('?')[0] === `${method} ${path}`);
    const examples = called?.success?.examples ?? {};
    return HttpResponse.json((called?.name === operation ? examples[example] : Object.values(examples).at(-1)) as object);
  });

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
    return give(openSteps(...eventsFor(name)).run);
  };

  it(`continues at ${otherwise} if no row of the step fits the refusal`, async () =>
    expect(await refusedWith(418, 'Teapot')).toEqual({ kind: 'go', to: otherwise }));

  it(retryAt ? `renews the session and returns to ${retryAt}` : 'ends the sign-in of the step whose session has ended', async () => {
    const outcome = await refusedWith(401, 'Unauthorized');
    if (!retryAt) return expect(outcome).toEqual({ kind: 'go', to: '/session-timeout', signOut: 'timedOut' });
    const back = `http://localhost:3000${retryAt}`;
    expect(outcome).toEqual({ kind: 'leave', url: `/api/auth/auth-init?${new URLSearchParams({ 'return-uri': back })}` });
  });

  const operations = calledOperations.filter(({ name: id }) => id === operation || (paired.test(id) && id.startsWith(`${operation}-`)));
  const successes = operations.flatMap(({ name: id, success }) =>
    Object.entries(success?.targets ?? {}).map(([example, target]) => {
      return { id, example, target: typeof target === 'string' ? target : target[variant.join(' ') || 'only'] };
    }),
  );

  it.each(successes.filter(({ target }) => target))('continues at $target after $example of $id', async ({ id, example, target }) => {
    withAuthenticator();
    putCookie('aws-waf-token', 'solved');
    succeedWith(id, example);
    const { run } = openSteps(...eventsFor(name));
    // A refusal returns to the client, whose address is in the cookie.
    putCookie('nhs-authorization-cookie', JSON.stringify({ session_id: 'session-1', redirect_uri: 'https://client.example/back' }));
    openSignIn();
    expect(targetOf(await give(run))).toBe(target);
  });
});
