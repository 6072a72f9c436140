import type { UnknownAction } from '@reduxjs/toolkit';
import type { SignIn } from '@/api/login';
import * as events from '@/state/events';
import { rememberEmail } from '@/state/store';
import { accountFound, openStore, stateAfter } from '../../support/environment';

const noUser = stateAfter().profile;

const known = {
  email: 'maya@example.com',
  status: 'registered',
  upliftRequired: true,
  codeDue: false,
  phoneNumber: '•••0338',
  landlineNumber: '•••0101',
  changing: null,
  isDuplicatePhoneNumber: true,
};

const checked = (status: string, uplift_required: boolean) => accountFound({ status, uplift_required });
const login = (numbers: { phone_number?: string | null; landline_number?: string | null }) =>
  events.signedIn({
    authentication_state: 'authenticated',
    redirect_uri: null,
    rmd_token: null,
    authentication_methods: { mobile: true, landline: false },
    phone_number: null,
    landline_number: null,
    ...numbers,
  });
const both = { phone_number: '•••0338', landline_number: '•••0101' };
const neither = { phone_number: undefined, landline_number: undefined };

const given: UnknownAction[] = [
  events.emailEntered('maya@example.com'),
  checked('registered', true),
  login(both),
  events.securityCodeAccepted({ isDuplicatePhoneNumber: true }),
];

describe('profile slice', () => {
  it('stores the values of all server answers in the profile', () => expect(stateAfter(...given).profile).toEqual(known));

  it.each<[string, UnknownAction, object]>([
    ['another email address', events.emailEntered('ada@example.com'), { email: 'ada@example.com' }],
    ['another state of the account', checked('locked', false), { status: 'locked', upliftRequired: false }],
    ['a sign-in that returns a mobile number only', login({ phone_number: '•••1' }), { phoneNumber: '•••1', landlineNumber: null }],
    ['a sign-in that returns a landline only', login({ landline_number: '•••2' }), { phoneNumber: null, landlineNumber: '•••2' }],
    ['the mobile of a new account', events.numberRegistered({ phone_number: '•••1', landline_number: null }), { phoneNumber: '•••1' }],
    ['a code to another landline', events.securityCodeSent({ phone_number: null, landline_number: '•••2' }), { landlineNumber: '•••2' }],
    ['a code that was sent to an unknown number', events.securityCodeSent(neither), {}],
    ['a number of no other account', events.securityCodeAccepted({ isDuplicatePhoneNumber: false }), { isDuplicatePhoneNumber: false }],
  ])('preserves the profile except %s', (_what, event, after) => {
    expect(stateAfter(...given, event).profile).toEqual({ ...known, ...after });
  });

  it.each([
    ['VERIFIED', true],
    ['UNREGISTERED', false],
  ])('stores whether a security code is due after %s', (authentication_state, codeDue) => {
    const answer = events.signedIn({ authentication_state } as SignIn);
    expect(stateAfter(answer).profile).toEqual({ ...noUser, codeDue });
    expect(stateAfter(answer, events.userChanged()).profile.codeDue).toBe(false);
  });

  it.each([
    ['a code for a login', events.securityCodeSent(both)],
    ['its code was right', events.numberChangePending()],
    ['a sign-in', login(both)],
    ['another user', events.userChanged()],
  ])('remembers a change of number until %s', (_what, event) => {
    expect(stateAfter(...given, events.numberChangeBegun('landline')).profile).toEqual({ ...known, changing: 'landline' });
    expect(stateAfter(...given, events.numberChangeBegun('mobile'), event).profile.changing).toBeNull();
  });

  it.each([
    ['another user begins', events.userChanged()],
    ['the sign-in ends', events.signInEnded('timedOut')],
  ])('forgets the profile when %s', (_when, event) => expect(stateAfter(...given, event).profile).toEqual(noUser));
});

const open = () =>
  openStore(
    events.emailEntered('maya@example.com'),
    events.numberRegistered({ phone_number: '•••0338', landline_number: null }),
    events.nhsNumberGiven('9990000018'),
    events.passkeyTried(),
    events.passkeyApiFailed(),
  ).store;

it.each([
  ['preserves the user and starts a sign-in, no registration, when the same email address', 'maya@example.com', true],
  ['forgets the former user when another email address', 'ada@example.com', false],
])('%s is given', (_what, email, same) => {
  const store = open();
  store.dispatch(rememberEmail(email));
  expect(store.getState()).toMatchObject({
    profile: { email, phoneNumber: same ? '•••0338' : null },
    proofing: { nhsNumber: same ? '9990000018' : '' },
    passkey: { hasTriedPasskey: same, apiFailed: true },
    journey: { accountCreated: false },
  });
});
