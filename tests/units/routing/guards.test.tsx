import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import type { SignIn } from '@/api/login';
import { routes } from '@/app/routes';
import { storeRoundTrip } from '@/session/round-trips';
import { openSignIn } from '@/session/sign-in';
import * as events from '@/state/events';
import { makeStore, type RootState } from '@/state/store';
import { resetWorld, world } from '../../../mocks/server';
import { addresses, guardedBy } from '../../support/addresses';
import { codeDue, codeSent } from '../../support/events';
import { byNumber, foundDuplicate, openProofing } from '../../support/open-proofing';
import { registerStore } from '../../support/open-stores';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { unloadDocument, visit } from '../../support/visit';

it('shows the session time-out when the session to be renewed has ended', async () => {
  storeRoundTrip('session:renewal', '/enter-email');
  await visit('/enter-email');
  await expectPage('/session-timeout', 'We have logged you out');
});

it('shows the error page without a session for an address that names a renewal', async () => {
  await visit('/enter-email?roundTrip=session%3Arenewal');
  await expectPage('/error', 'Something went wrong');
});

it('redirects /log-in-password without a stored email address to the question for it', async () => {
  await visit('/log-in-password', { persona: 'mobile' });
  await expectPage('/enter-email', 'Enter your email address');
});
const text = fc.oneof(fc.constantFrom('', ' ', 'x'), fc.string({ unit: 'binary', minLength: 1 }));
const parts = fc.record({
  sessionCookie: fc.oneof(
    fc.constant(undefined),
    fc.constant('s'),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  ),
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
  migration: [
    ({ proofing }) => proofing.accountMigrationEnabled && proofing.eligibleForAccountMigrationJourney,
    '/proofing/duplicate-nhs-number',
  ],
  postcodeReached: [({ proofing }) => proofing.outOfAreaPostcode === '', '/proofing/check-your-details'],
  details: [
    ({ proofing: { dob, postcode, knowNhsNumber: known, nhsNumber, firstName, lastName } }) =>
      Boolean(dob && postcode && (known === true ? nhsNumber : known === false && firstName && lastName)),
    '/proofing/know-nhs-number',
  ],
};

const documented = (path: string, given: Parts) => {
  const [, ...guards] = addresses.find((row) => row[0] === path) ?? [''];
  const objecting = guards.map((name) => rules[name]).find((rule) => rule && !rule[0](given));
  const otherwise = objecting?.[1];
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
const offers = guardedBy('passwordAccepted');
const codes = guardedBy('codeSent');
const email = events.emailEntered('mobile@example.com');

const open = (path: string, ...events: UnknownAction[]) => {
  return visit(path, { persona: 'mobile', upTo: 'arrival', events });
};

describe('guards of the code pages', () => {
  it.each([...offers, ...codes])('redirects %s to the email address at the start of a login', async (path) => {
    await open(path);
    await expectPage('/enter-email');
    expect(screen.queryByText(/text message|calling/)).not.toBeInTheDocument();
  });

  it.each(
    codes.flatMap((path) => [
      [path, 'two phones', '•••0338', '/choose-authentication-method'] as const,
      [path, 'a landline', null, '/get-call-landline'] as const,
    ]),
  )('redirects %s after the password of %s to the choice of where a code goes', async (path, _phones, phone_number, to) => {
    const numbers = { phone_number, landline_number: '•••0456' };
    await open(path, email, events.signedIn({ authentication_state: 'VERIFIED', ...numbers } as SignIn));
    await expectPage(to);
  });

  it.each([
    ...offers.map((path) => [path, 'the correct password', codeDue] as const),
    ...[...offers, ...codes, '/mobile-code-expired'].map((path) => [path, 'a code was sent', codeSent()] as const),
  ])('opens %s after %s, also after a reload', async (path, _what, event) => {
    await open(path, email, event);
    await expectPage(path);
    await unloadDocument();
    await visit(path);
    await expectPage(path);
  });

  it.each(['/enter-mobile-code', '/enter-landline-code'])('opens %s for the number of a new account', async (path) => {
    await open(path, email, events.numberRegistered({ phone_number: '•••0338', landline_number: null }));
    await expectPage(path);
  });
});

it('opens /mobile-code-expired for a visitor of whom nothing is known', async () => {
  await visit('/mobile-code-expired');
  await expectPage('/mobile-code-expired', 'This security code has expired');
});
const known = events.emailEntered('somebody-new@example.com');
const edinburgh = events.postcodeOutOfArea('EH1 1AA');
const noAddress = foundDuplicate({ email: [] });
const oneAccount = foundDuplicate({ email: ['ws••••••@example.com'] });
const twoAccounts = foundDuplicate({ email: ['ab', 'cd'] });
const canReplace = foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ab'] });

/** Opens a page of proofing for a logged-in user after these events. */
const proofing =
  (...given: readonly UnknownAction[]) =>
  (path: string) =>
    openProofing(path, given);

/** The same for a page of the registration. */
const registration =
  (...given: UnknownAction[]) =>
  (path: string) => {
    return visit(path, { persona: 'not-found', events: given });
  };

function visitWithoutToken(path: string) {
  return visit(path, { persona: 'mobile', upTo: 'password' });
}

type GuardName = Parameters<typeof guardedBy>[0];
const stopped: [guard: GuardName, user: string, open: (path: string) => Promise<unknown>, to: string][] = [
  ['session', 'a visitor without a session', (path) => visit(path), '/error'],
  ['identityToken', 'a user without an identity token', visitWithoutToken, '/no-client-info'],
  ['notUplifted', 'a matched user', proofing(...byNumber, canReplace, events.uplifted()), '/proofing/p5-already-completed'],
  ['details', 'a user without answers', proofing(canReplace), '/proofing/know-nhs-number'],
  ['duplicateFound', 'a user without another account', proofing(...byNumber), '/proofing/find-nhs-record'],
  ['migration', 'a user who may not replace an account', proofing(...byNumber, oneAccount), '/proofing/duplicate-nhs-number'],
  ['emailFound', 'a user of several accounts', proofing(...byNumber, twoAccounts), '/proofing/multiple-emails-found'],
  ['emailFound', 'a user whose account has no address', proofing(...byNumber, noAddress), '/proofing/multiple-emails-found'],
  ['postcodeReached', 'a user of Edinburgh', proofing(...byNumber, edinburgh, canReplace), '/proofing/check-your-details'],
  ['newEmail', 'a new user without an email address', registration(), '/register/enter-email'],
  ['unconfirmed', 'a new user whose address is confirmed', registration(known, events.emailConfirmed()), '/register/enter-mobile'],
];

it.each(stopped.flatMap(([guard, ...row]) => sample(guardedBy(guard), 4).map((path) => [path, ...row] as const)))(
  'redirects %s for %s, and replaces the history entry',
  async (path, _user, open, to) => {
    const before = window.history.length;
    await open(path);
    await expectPage(to);
    expect(window.history.length).toBe(before);
  },
);

describe('guards of proofing', () => {
  it.each(sample(guardedBy('notReplaced'), 4))('closes %s to a user whose account is being replaced', async (path) => {
    const { exits } = await openProofing(path, [...byNumber, canReplace, events.replacementRequested()], 'terms-only');
    // Through /authcode.
    await expectPage('/terms-update');
    expect(exits).toEqual([]);
  });

  it.each(sample(guardedBy('duplicateFound'), 4))('opens %s to a user with another account that may be replaced', async (path) => {
    const { exits } = await openProofing(path, [...byNumber, canReplace]);
    await expectPage(path);
    expect(exits).toEqual([]);
  });
});

const pages = addresses.flatMap(([path]) => (/^\/(register|recovery)\//.test(path) ? [path] : []));

describe('registration guards for a client without registration', () => {
  it.each(sample(guardedBy('mayRegister'), 4))('redirects %s to the page of no registration if the client allows none', async (path) => {
    await visit(path, { persona: 'not-found', oidc: { allow_registration: 'false' }, events: [known] });
    await expectPage('/not-registered', 'We cannot log you in');
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  const open = pages.filter((path) => !guardedBy('mayRegister').includes(path));

  it.each(sample(open, 4))('opens %s also for a client without registration', async (path) => {
    await visit(path, { persona: 'not-found', oidc: { allow_registration: 'false' }, events: [known] });
    await expectPage(path);
  });
});
