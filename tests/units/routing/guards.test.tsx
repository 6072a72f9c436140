import fc from 'fast-check';
import { routes } from '@/app/routes';
import { storeRoundTrip } from '@/session/round-trips';
import { openSignIn } from '@/session/sign-in';
import * as events from '@/state/events';
import { makeStore, type RootState } from '@/state/store';
import { resetWorld, world } from '../../../mocks/server';
import { codeDue, codeSent, registerStore } from '../../support/environment';
import { addresses, byNumber, expectPage, foundDuplicate, openProofing, unloadDocument, visit } from '../../support/user';

it('shows the session time-out when the session to be renewed has ended', async () => {
  storeRoundTrip('session:renewal', '/enter-email');
  await visit('/enter-email');
  await expectPage('/session-timeout', 'We have logged you out');
});

it('shows the error page without a session for an address that names a renewal', async () => {
  await visit('/enter-email?roundTrip=session%3Arenewal');
  await expectPage('/error', 'Something went wrong');
});

const text = fc.oneof(fc.constantFrom('', ' ', 'x'), fc.string({ unit: 'binary', minLength: 1 }));
const anyJson = fc.jsonValue().map((value) => JSON.stringify(value));
const parts = fc.record({
  sessionCookie: fc.oneof(fc.constantFrom(undefined, 's'), anyJson),
  token: fc.constantFrom('', 'e30.e30.e30', 'nonsense'),
  allow_registration: fc.constantFrom(undefined, 'true', 'false', false, 'FALSE', ['false'], null),
  email: text,
  codeDue: fc.boolean(),
  codeSent: fc.boolean(),
  phoneNumber: fc.constantFrom(null, '•••0123'),
  landlineNumber: fc.constantFrom(null, '•••0456'),
  proofing: fc.record({
    nhsNumber: text,
    dob: text,
    firstName: text,
    lastName: text,
    postcode: text,
    outOfAreaPostcode: text,
    knowNhsNumber: fc.constantFrom(true, false, null),
    p5DuplicateFound: fc.boolean(),
    maskedEmail: text,
    hasUplifted: fc.boolean(),
    replacementRequested: fc.boolean(),
    accountMigrationEnabled: fc.boolean(),
    eligibleForAccountMigrationJourney: fc.boolean(),
  }),
});
type Parts = typeof parts extends fc.Arbitrary<infer Value> ? Value : never;

/** Sets the cookies, and returns a state with the other parts. */
function arrange(given: Parts, { client, profile, deadlines, ...rest }: RootState): RootState {
  const { sessionCookie, token, email, codeDue, codeSent, phoneNumber, landlineNumber, allow_registration, proofing } = given;
  resetWorld();
  const cookie = sessionCookie === 's' ? '{"session_id":"s"}' : sessionCookie;
  if (cookie !== undefined) document.cookie = `nhs-authorization-cookie=${encodeURIComponent(cookie)}; path=/`;
  if (token) document.cookie = `id_token=${token}; path=/`;
  // Starts a new document.
  openSignIn();
  return {
    ...rest,
    profile: { ...profile, email, codeDue, phoneNumber, landlineNumber },
    deadlines: { ...deadlines, timestamps: codeSent ? { code: 1 } : {} },
    client: { ...client, oidc: { allow_registration } },
    proofing: { ...rest.proofing, ...proofing },
  };
}

/** Whether a guard of the specifications' list passes, and its redirect target. Both are typed in by hand. */
const rules: Readonly<Record<string, [lets: (parts: Parts) => boolean, otherwise: string | ((parts: Parts) => string)]>> = {
  session: [({ sessionCookie }) => sessionCookie === 's', '/error'],
  // A token without a session has no owner.
  identityToken: [({ token, sessionCookie }) => token !== '' && sessionCookie === 's', '/no-client-info'],
  email: [({ email }) => email !== '', '/enter-email'],
  passwordAccepted: [({ codeDue, codeSent }) => codeDue || codeSent, ({ email }) => (email === '' ? '/enter-email' : '/log-in-password')],
  codeSent: [
    ({ codeSent }) => codeSent,
    ({ email, codeDue, phoneNumber, landlineNumber }) => {
      if (codeDue && landlineNumber) return phoneNumber ? '/choose-authentication-method' : '/get-call-landline';
      return email === '' ? '/enter-email' : '/log-in-password';
    },
  ],
  codeNotMissing: [({ email, codeSent }) => codeSent || email === '', '/log-in-password'],
  mayRegister: [({ allow_registration: allowed }) => ![false, 'false', 'FALSE'].includes(allowed as string), '/not-registered'],
  newEmail: [({ email }) => email !== '', '/register/enter-email'],
  notUplifted: [({ proofing }) => !proofing.hasUplifted, '/proofing/p5-already-completed'],
  notReplaced: [({ proofing }) => !proofing.replacementRequested, '/authcode'],
  duplicateFound: [({ proofing }) => proofing.p5DuplicateFound, '/proofing/find-nhs-record'],
  emailFound: [({ proofing }) => proofing.maskedEmail !== '', '/proofing/multiple-emails-found'],
  migration: [({ proofing: of }) => of.accountMigrationEnabled && of.eligibleForAccountMigrationJourney, '/proofing/duplicate-nhs-number'],
  postcodeReached: [({ proofing }) => proofing.outOfAreaPostcode === '', '/proofing/check-your-details'],
  details: [
    ({ proofing: { dob, postcode, knowNhsNumber: known, nhsNumber, firstName, lastName } }) =>
      Boolean(dob && postcode && (known === true ? nhsNumber : known === false && firstName && lastName)),
    '/proofing/know-nhs-number',
  ],
};

const documented = (path: string, given: Parts) => {
  const [, ...guards] = addresses.find((row) => row[0] === path) ?? [''];
  const [, otherwise] = guards.map((name) => rules[name]).find((rule) => rule && !rule[0](given)) ?? [];
  return typeof otherwise === 'function' ? otherwise(given) : otherwise;
};

const rows = new Map<string, (typeof routes)[number]>(routes.map((row) => [row.path, row]));
const failedGuard = (path: string, state: RootState) =>
  rows.get(path)?.guards?.reduce<string | undefined>((found, guard) => found ?? guard(state), undefined);

/** Whether an address whose guards pass is reached from this one within five redirects. */
function endsOnAPage(path: string, state: RootState): boolean {
  let at: string | undefined = path;
  for (let hops = 0; hops < 5 && at !== undefined; hops += 1) {
    if (!rows.has(at)) return false;
    at = failedGuard(at, state);
  }
  return at === undefined;
}

describe('guards for any state and any cookies', () => {
  const opened = makeStore();
  registerStore(opened);
  const blank = opened.store.getState();

  it('shows for every address its page or the documented one, and redirects end', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const state = arrange(given, blank);
        const paths = [...rows.keys()];
        expect(paths.map((path) => [path, failedGuard(path, state)])).toEqual(paths.map((path) => [path, documented(path, given)]));
        expect(paths.filter((path) => !endsOnAPage(path, state))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
const email = events.emailEntered('mobile@example.com');

it.each([
  ['/choose-authentication-method', 'the correct password', codeDue],
  ['/enter-mobile-code', 'a code was sent', codeSent()],
] as const)('opens %s after %s, also after a reload', async (path, _what, event) => {
  await visit(path, { persona: 'mobile', upTo: 'arrival', events: [email, event] });
  await expectPage(path);
  await unloadDocument();
  await visit(path);
  await expectPage(path);
});

const known = events.emailEntered('somebody-new@example.com');
const canReplace = foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ab'] });

/** One page of each guard that the property above does not arrange, or that reads a cookie. */
const stopped: [path: string, user: string, open: (path: string) => Promise<unknown>, to: string][] = [
  ['/register/create-password', 'a visitor without a session', (path) => visit(path), '/error'],
  ['/nhs-login-consent', 'a user without a token', (path) => visit(path, { persona: 'mobile', upTo: 'password' }), '/no-client-info'],
  ['/proofing/check-your-details', 'a user without answers', (path) => openProofing(path, [canReplace]), '/proofing/know-nhs-number'],
  [
    '/register/check-email',
    'a new user whose address is confirmed',
    (path) => visit(path, { persona: 'not-found', events: [known, events.emailConfirmed()] }),
    '/register/enter-mobile',
  ],
];

it.each(stopped)('redirects %s for %s, and replaces the history entry', async (path, _user, open, to) => {
  const before = window.history.length;
  await open(path);
  await expectPage(to);
  expect(window.history.length).toBe(before);
});

it('closes a page of proofing to a user whose account is being replaced', async () => {
  const answers = [...byNumber, canReplace, events.replacementRequested()];
  const { exits } = await openProofing('/proofing/duplicate-nhs-number', answers, 'terms-only');
  // Through /authcode.
  await expectPage('/terms-update');
  expect(exits).toEqual([]);
});

it('redirects a page of the registration to the page of no registration if the client allows none', async () => {
  await visit('/register/create-account', { persona: 'not-found', oidc: { allow_registration: 'false' }, events: [known] });
  await expectPage('/not-registered', 'We cannot log you in');
  expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
