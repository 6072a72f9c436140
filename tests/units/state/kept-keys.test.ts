import type { UnknownAction } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignIn } from '@/api/login';
import { openSignIn } from '@/session/sign-in';
import * as events from '@/state/events';
import { openPersistedStore, persistedValues, reloadPersistedStore } from '../../support/bare-store';
import { writeSession } from '../../support/cookies-by-hand';

beforeEach(() => {
  writeSession('first');
  openSignIn();
});

const credential = { id: 'one', type: 'public-key' as const, transports: ['usb' as const] };
const info = {
  client_display_name: 'Example',
  client_homepage_url: 'https://www.example.com',
  terms_uri: 'https://www.example.com/terms',
  approved_scopes: ['openid'],
  claims: ['email'],
};
const refusal = {
  email: ['ws•••@gmail.com', 'mo•••@nhs.net'],
  account_migration: true,
  eligible_for_account_migration_journey: true,
  ineligibility_reason: '',
  pyi_sla: '2 days',
  lockout_time_seconds: 1_900_000_000,
};
const arrival = {
  fromCookie: { client_id: 'a', state: 's' },
  fromAddress: { prompt: 'login' },
  loggedIn: true,
  emailedQuery: '?code=1',
  kindsInAddress: [],
  isRequest: false,
};

const everything: UnknownAction[] = [
  events.arrived({ ...arrival, roundTrips: ['otp:renewal'] }),
  events.clientInfoReceived(info),
  events.emailEntered('maya@example.com'),
  events.accountChecked({
    status: 'registered',
    uplift_required: true,
    allow_p5_before_p9: true,
    landline_registration_enabled: true,
    auth_options: { authentication_options: { allowCredentials: [credential] } },
  }),
  events.passkeysChecked({ passkeys_enabled: true, allow_credentials: [credential] }),
  events.passkeyTried(),
  events.passkeyApiFailed(),
  events.signedIn({ authentication_state: 'VERIFIED' } as SignIn),
  events.numberRegistered({ phone_number: '•••0338', landline_number: '•••0101' }),
  events.emailConfirmed(),
  events.numberChangeBegun('mobile'),
  events.securityCodeAccepted({ isDuplicatePhoneNumber: true }),
  events.authcodeReceived({ gpRecordChecked: true }),
  events.nameGiven({ firstName: 'Maya', middleNames: 'Ada', lastName: 'Okafor' }),
  events.nhsNumberGiven('9990000018'),
  events.dobGiven('1984-03-15'),
  events.postcodeGiven('LS1 4AP'),
  events.matchChosen('number'),
  events.pyiSelected(),
  events.uplifted(),
  events.duplicateFound(refusal),
  events.failureRecorded(),
  events.replacementRequested(),
];

const kept: Record<string, object> = {
  profile: {
    email: 'maya@example.com',
    status: 'registered',
    upliftRequired: true,
    codeDue: true,
    phoneNumber: '•••0338',
    landlineNumber: '•••0101',
    changing: 'mobile',
    isDuplicatePhoneNumber: true,
  },
  journey: {
    emailConfirmed: true,
    accountCreated: true,
    hasP5Success: true,
    gpRecordChecked: true,
    allowP5BeforeP9: true,
    fido2Enabled: true,
    landlineRegistrationEnabled: true,
  },
  proofing: {
    nhsNumber: '9990000018',
    dob: '1984-03-15',
    firstName: 'Maya',
    middleNames: 'Ada',
    lastName: 'Okafor',
    postcode: 'LS1 4AP',
    outOfAreaPostcode: '',
    postcodeAskedAgain: false,
    knowNhsNumber: true,
    triesNumber: true,
    p5DuplicateFound: true,
    maskedEmail: '',
    maskedEmailList: ['ws•••@gmail.com', 'mo•••@nhs.net'],
    lockOutTime: 1_900_000_000,
    hasUplifted: true,
    selectedPYI: true,
    failureRecorded: true,
    replacementRequested: true,
    pyiSla: '2 days',
    accountMigrationEnabled: true,
    eligibleForAccountMigrationJourney: true,
    ineligibilityReason: '',
  },
  passkey: { allowCredentials: [credential], hasTriedPasskey: true, apiFailed: true },
  client: { oidc: { client_id: 'a', state: 's', prompt: 'login' }, fromAddress: { prompt: 'login' }, client: info },
};
const unkept = { journey: { loggedIn: false, emailedQuery: '' }, passkey: { status: null } } as Record<string, object>;

describe('persisted fields', () => {
  it.each(Object.keys(kept))('include for the slice %s these and no others', async (slice) => {
    const { flush } = await openPersistedStore(...everything);
    await flush();
    expect(await persistedValues(slice)).toEqual(kept[slice]);
    const { store } = await reloadPersistedStore();
    expect(store.getState()).toHaveProperty(slice, expect.objectContaining({ ...kept[slice], ...unkept[slice] }));
  });

  it('do not include the page or the banners', async () => {
    const { flush } = await openPersistedStore(...everything, events.stepStarted());
    await flush();
    const names = ['client', 'deadlines', 'journey', 'passkey', 'profile', 'proofing'];
    expect(Object.keys(localStorage).toSorted()).toEqual(names.map((name) => `nhs-login-${name}`));
  });

  it.each([
    ['a name', events.nameGiven({ firstName: 'Maya', middleNames: '', lastName: 'Okafor' }), { firstName: 'Maya', knowNhsNumber: false }],
    ['a postcode out of reach', events.postcodeOutOfArea('EH1 1AA'), { outOfAreaPostcode: 'EH1 1AA' }],
    ['an emptied question for the postcode', events.postcodeCleared(), { postcodeAskedAgain: true }],
    [
      'an account in use',
      events.duplicateFound({ ...refusal, ineligibility_reason: 'active_account' }),
      { maskedEmail: 'ws•••@gmail.com', ineligibilityReason: 'active_account' },
    ],
  ])('include %s', async (_what, event, answer) => {
    await openPersistedStore(event);
    expect((await reloadPersistedStore()).store.getState().proofing).toMatchObject(answer);
  });
});
