import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import type { SignIn } from '@/api/login';
import { openSignIn } from '@/session/sign-in';
import * as events from '@/state/events';
import { emailEntered, loginBegun, signInEnded, stepStarted, userChanged } from '@/state/events';
import { anythingStored, removeStored } from '@/state/storage/stored';
import { answer } from '../../../mocks/server';
import { openPersistedStore, openStore, persistedValues, reloadPersistedStore } from '../../support/bare-store';
import { cookieNamesNow, writeSession, writeToken } from '../../support/cookies-by-hand';
import { byName, byNumber, openProofing } from '../../support/open-proofing';
import { button, byId, expectPage, fill } from '../../support/page';
import { dropCookie } from '../../support/plain-cookies';
import { stored } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

describe('persisted fields', () => {
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
    registeredNumber: '+447700900338',
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
    events.numberRegistered({ phone_number: '•••0338', landline_number: '•••0101', number: '+447700900338' }),
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

  const persisted: Record<string, object> = {
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
  const unkept: Record<string, object> = {
    journey: { loggedIn: false, emailedQuery: '', registeredNumber: '' },
    passkey: { status: null },
  };

  it.each(Object.keys(persisted))('persists the listed fields of the slice %s and no others', async (slice) => {
    const { flush } = await openPersistedStore(...everything);
    await flush();
    expect(await persistedValues(slice)).toEqual(persisted[slice]);
    const { store } = await reloadPersistedStore();
    expect(store.getState()).toHaveProperty(slice, expect.objectContaining({ ...persisted[slice], ...unkept[slice] }));
  });

  it('persists neither the page, nor the banners, nor drafts', async () => {
    const { flush } = await openPersistedStore(...everything, events.stepStarted(), events.draftChanged({ one: {} }));
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
  ])('restores after a reload %s', async (_what, event, answer) => {
    await openPersistedStore(event);
    expect((await reloadPersistedStore()).store.getState().proofing).toMatchObject(answer);
  });
});

const store = (...keys: string[]) => {
  for (const key of keys) localStorage.setItem(key, 'x');
};
const broken = new DOMException('The operation is insecure', 'SecurityError');

describe('new document', () => {
  it.each<[string, string[], boolean]>([
    ['nothing', [], false],
    ['a slice', ['nhs-login-profile'], true],
    ['a slice beside what others have stored', ['another-app', 'nhs-login-profile', 'theme'], true],
    ['what others have stored', ['another-app', 'theme'], false],
    ['what another app has stored under a name that ends alike', ['of-nhs-login-'], false],
  ])('detects stored entries of this app where there is %s', (_what, keys, found) => {
    store(...keys);
    expect(anythingStored()).toBe(found);
  });

  it('detects no stored entries when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockThrow(broken);
    expect(anythingStored()).toBe(false);
  });
});

describe('stored entries', () => {
  beforeEach(() => store('nhs-login-profile', 'nhs-login-client', 'another-app', 'of-nhs-login-', 'nhs-login-client-of-old'));

  it.each([
    ['except the client', false, ['another-app', 'nhs-login-client', 'of-nhs-login-']],
    ['with the client', true, ['another-app', 'of-nhs-login-']],
  ])('removes the stored entries %s', (_what, client, left) => {
    removeStored({ client });
    expect(Object.keys(localStorage).toSorted()).toEqual(left);
  });

  it('does not throw in removeStored when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockThrow(broken);
    expect(() => removeStored({ client: true })).not.toThrow();
  });
});
it('shows the stored proofing answers again at each question', async () => {
  await openProofing('/proofing/enter-name', byName);
  await unloadDocument();
  await visit('/proofing/enter-name');
  expect(byId('lastName')).toHaveValue('Okafor');
  await unloadDocument();
  await visit('/proofing/enter-dob');
  expect(byId('dob-year')).toHaveValue('1984');
  await unloadDocument();
  await visit('/proofing/enter-postcode');
  expect(byId('postcode')).toHaveValue('LS1 4AP');
  await unloadDocument();
  await visit('/proofing/know-nhs-number');
  expect(screen.getByLabelText('No, continue with my full name')).toBeChecked();
});

it('stores a proofing answer on Continue before the browser leaves', async () => {
  const { user } = await openProofing('/proofing/enter-postcode', byNumber);
  await fill(user, 'postcode', 'M1 1AA');
  await user.click(button('Continue'));
  await expectPage('/proofing/check-your-details');
  await unloadDocument();
  expect(await stored()).toContain('M1 1AA');
});

it('preserves the proofing answers when the network fails', async () => {
  answer('uplift-nhs-known.dead');
  const { user } = await openProofing('/proofing/check-your-details', byNumber);
  await user.click(button('Submit information'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await unloadDocument();
  await visit('/proofing/check-your-details');
  await expectPage('/proofing/check-your-details', 'Check your details');
  expect(screen.getByText('999 000 0018')).toBeVisible();
});

it('preserves the proofing answers after the Back button', async () => {
  const { user } = await openProofing('/proofing/enter-dob', byNumber);
  await user.click(button('Continue'));
  await expectPage('/proofing/enter-postcode', 'What is your postcode?');
  window.history.back();
  await expectPage('/proofing/enter-dob', 'What is your date of birth?');
  expect(byId('dob-day')).toHaveValue('15');
});

describe('removal of stored entries', () => {
  const all = ['another-app', 'nhs-login-client', 'nhs-login-profile', 'nhs-login-renewed', 'nhs-login-typed'];
  const ofClient = ['another-app', 'nhs-login-client'];
  const ofOthers = ['another-app'];
  const session = 'nhs-authorization-cookie';
  const userCookies = ['nhs_login_visitor_id', 'remember_my_device'];
  const token = ['id_token'];

  /** The fingerprint of the token is removed with its cookie. */
  const mark = 'nhs-login-token-owner';
  const left = () => ({ stored: Object.keys(localStorage).toSorted(), cookies: cookieNamesNow().toSorted() });

  beforeEach(() => {
    for (const key of all) localStorage.setItem(key, 'x');
    writeSession('first');
    writeToken('maya');
    for (const name of userCookies) document.cookie = `${name}=x; path=/`;
    openSignIn();
    localStorage.setItem('nhs-login-renewed', 'x');
  });

  /** The kinds of messages that other tabs receive during an action. */
  async function messagesDuring(action: () => void) {
    const received = vi.fn();
    const [listening, end] = [new BroadcastChannel('nhs-login-news'), new BroadcastChannel('nhs-login-news')];
    listening.onmessage = ({ data }) => received(data);
    action();
    end.postMessage('"the last"');
    await waitFor(() => expect(received).toHaveBeenCalledWith('"the last"'));
    for (const channel of [listening, end]) channel.close();
    return received.mock.calls.map(
      ([entry]) => (JSON.parse(entry as string) as { message?: { kind: string } }).message?.kind ?? 'the last',
    );
  }

  it.each<[string, Parameters<ReturnType<typeof openStore>['store']['dispatch']>[0], string[], string[]]>([
    ['the hand-over', signInEnded('handedOver'), ofOthers, [session, ...userCookies]],
    ['the proof of identity', signInEnded('sentToProof'), [...ofOthers, mark], [...token, session, ...userCookies]],
    ['a time-out', signInEnded('timedOut'), ofClient, [session, ...userCookies]],
    ["'Not you?'", signInEnded('notYou'), ofClient, [session]],
    ['a sign-out in another tab', signInEnded('endedElsewhere'), [...ofOthers, mark], [...token, session, ...userCookies]],
    ['another sign-in', signInEnded('replaced'), [...all, mark], [...token, session, ...userCookies]],
    ['another user', userChanged(), all, [session, ...userCookies]],
    ['a login that begins', loginBegun(), all, [session, ...userCookies]],
    ['an email address', emailEntered('maya@example.com'), [...all, mark], [...token, session, ...userCookies]],
    ['a step', stepStarted(), [...all, mark], [...token, session, ...userCookies]],
  ])('leaves the listed entries and cookies in the browser after %s', (_what, event, stored, cookies) => {
    const { store } = openStore();
    expect(store.dispatch(event)).toEqual(event);
    expect(left()).toEqual({ stored: stored.toSorted(), cookies: cookies.toSorted() });
  });

  it('removes the stored client too when the session has ended, because nothing can decrypt it', () => {
    dropCookie(session);
    openStore().store.dispatch(signInEnded('timedOut'));
    expect(left()).toEqual({ stored: ofOthers, cookies: userCookies });
  });

  it('removes no entry and no cookie when the cookies hold another sign-in', async () => {
    writeSession('second');
    expect(await messagesDuring(() => openStore().store.dispatch(signInEnded('handedOver')))).toEqual(['the last']);
    expect(left()).toEqual({ stored: [...all, mark].toSorted(), cookies: [...token, session, ...userCookies].toSorted() });
  });

  it.each([
    ['one for a time-out', signInEnded('timedOut'), ['sign-in-ended', 'the last']],
    ['one for the hand-over', signInEnded('handedOver'), ['sign-in-ended', 'the last']],
    ['none for a sign-out in another tab', signInEnded('endedElsewhere'), ['the last']],
    ['none for another email address', userChanged(), ['the last']],
    ['none for a login that begins', loginBegun(), ['the last']],
  ])('posts messages to other tabs: %s', async (_what, event, received) => {
    expect(await messagesDuring(() => openStore().store.dispatch(event))).toEqual(received);
  });
});
