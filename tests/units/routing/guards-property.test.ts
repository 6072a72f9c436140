import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { openSignIn } from '@/session/sign-in';
import { makeStore, type RootState } from '@/state/store';
import { resetWorld } from '../../../mocks/server';
import { addresses } from '../../support/addresses';
import { registerStore } from '../../support/open-stores';

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

/** Puts the cookies in place; the rest is a state as the store has it. */
function arrange(given: Parts, { client, profile, deadlines, ...rest }: RootState): RootState {
  const { sessionCookie, token, email, codeDue, codeSent, phoneNumber, landlineNumber, allow_registration, proofing } = given;
  resetWorld();
  const cookie = sessionCookie === 's' ? '{"session_id":"s"}' : sessionCookie;
  if (cookie !== undefined) document.cookie = `nhs-authorization-cookie=${encodeURIComponent(cookie)}; path=/`;
  if (token) document.cookie = `id_token=${token}; path=/`;
  // A document of its own.
  openSignIn();
  return {
    ...rest,
    profile: { ...profile, email, codeDue, phoneNumber, landlineNumber },
    deadlines: { ...deadlines, timestamps: codeSent ? { code: 1 } : {} },
    client: { ...client, oidc: { allow_registration } },
    proofing: { ...rest.proofing, ...proofing },
  };
}

/** Whether a guard of the specifications' list lets in, and where it sends to, both typed in again. */
const rules: Readonly<Record<string, [lets: (parts: Parts) => boolean, otherwise: string | ((parts: Parts) => string)]>> = {
  session: [({ sessionCookie }) => sessionCookie === 's', '/error'],
  // Without a session the token is none of anybody's.
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
const objection = (path: string, state: RootState) =>
  rows.get(path)?.guards?.reduce<string | undefined>((found, guard) => found ?? guard(state), undefined);

/** Whether the redirects from an address come to one that lets in, within five. */
function endsOnAPage(path: string, state: RootState): boolean {
  let at: string | undefined = path;
  for (let hops = 0; hops < 5 && at !== undefined; hops += 1) {
    if (!rows.has(at)) return false;
    at = objection(at, state);
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
        expect(paths.map((path) => [path, objection(path, state)])).toEqual(paths.map((path) => [path, documented(path, given)]));
        expect(paths.filter((path) => !endsOnAPage(path, state))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
