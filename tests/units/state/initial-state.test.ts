import { expect, it } from 'vitest';
import { openStore, stateAfter } from '../../support/bare-store';

const atFirst = {
  profile: {
    email: '',
    status: null,
    upliftRequired: false,
    phoneNumber: null,
    landlineNumber: null,
    isDuplicatePhoneNumber: false,
  },
  journey: {
    accountCreated: false,
    hasP5Success: false,
    gpRecordChecked: false,
    allowP5BeforeP9: false,
    fido2Enabled: false,
    landlineRegistrationEnabled: false,
    detours: [],
    loggedIn: false,
    emailedQuery: '',
  },
  proofing: {
    nhsNumber: '',
    dob: '',
    firstName: '',
    middleNames: '',
    lastName: '',
    postcode: '',
    outOfAreaPostcode: '',
    knowNhsNumber: null,
    triesNumber: false,
    p5DuplicateFound: false,
    maskedEmail: '',
    maskedEmailList: [],
    lockOutTime: null,
    hasUplifted: false,
    selectedPYI: false,
    failureRecorded: false,
    replacementAsked: false,
    pyiSla: '24 hours',
    accountMigrationEnabled: false,
    eligibleForAccountMigrationJourney: false,
    ineligibilityReason: '',
  },
  passkey: { status: null, allowCredentials: [], hasTriedPasskey: false, apiFailed: false },
  client: { oidc: {}, fromAddress: {}, client: null },
  banners: { app: { showBanner: false, message: '' }, alerts: { showBanner: false, message: '' } },
  page: { loading: false },
};

it('a slice knows nothing before the first event', () => {
  expect(stateAfter()).toEqual(atFirst);
});

it('a store begins with all slices, and nothing in them', () => {
  expect(openStore().store.getState()).toEqual(atFirst);
});
