import type { UnknownAction } from '@reduxjs/toolkit';
import { measureServerTime, startClock } from '@/session/clock';
import type { RoundTrip } from '@/session/round-trips';
import * as events from '@/state/events';
import { hasPendingRoundTrip, roundTripState } from '@/state/journey';
import { minute } from '../../../mocks/backend/clock';
import { accountFound, arrival, arrival as arrivalOf, stateAfter } from '../../support/environment';

const atFirst = stateAfter().journey;

const farOn = {
  emailConfirmed: true,
  accountCreated: true,
  hasP5Success: true,
  gpRecordChecked: true,
  allowP5BeforeP9: true,
  fido2Enabled: true,
  landlineRegistrationEnabled: true,
  roundTrips: ['password:renewal'],
  kindsInAddress: [],
  loggedIn: true,
  emailedQuery: '?code=1',
  registeredNumber: '+447700900338',
};

const options = (allow_p5_before_p9: boolean, landline_registration_enabled: boolean) =>
  accountFound({ allow_p5_before_p9, landline_registration_enabled });
const passkeys = (passkeys_enabled: boolean) => events.passkeysChecked({ passkeys_enabled, allow_credentials: [] });
const registered = events.numberRegistered({ phone_number: '•••0338', landline_number: null, number: '+447700900338' });

const all: UnknownAction[] = [
  arrival({ emailedQuery: '?code=1' }),
  options(true, true),
  passkeys(true),
  events.emailConfirmed(),
  registered,
  events.uplifted(),
  events.authcodeReceived({ gpRecordChecked: true }),
  events.roundTripStarted('password:renewal'),
];

describe('journey slice', () => {
  it('stores the values of all events in the journey slice', () => expect(stateAfter(...all).journey).toEqual(farOn));

  it.each<[string, UnknownAction, object]>([
    ['an email address that was confirmed', events.emailConfirmed(), { emailConfirmed: true }],
    ['an account that was created', registered, { accountCreated: true, registeredNumber: '+447700900338' }],
    ['a match', events.uplifted(), { hasP5Success: true }],
    ['a proof before a match', options(true, false), { allowP5BeforeP9: true }],
    ['a landline for a new account', options(false, true), { landlineRegistrationEnabled: true }],
    ['passkeys', passkeys(true), { fido2Enabled: true }],
    ['a code that was accepted', events.securityCodeAccepted({ isDuplicatePhoneNumber: false }), { loggedIn: true }],
    ['a code for the client service', events.authcodeReceived({ gpRecordChecked: false }), { loggedIn: true }],
    ['a record that was checked', events.authcodeReceived({ gpRecordChecked: true }), { loggedIn: true, gpRecordChecked: true }],
    ['an arrival of a signed-in user', arrival({ loggedIn: true }), { loggedIn: true }],
    ['the query of an emailed link', arrival({ emailedQuery: '?code=1' }), { emailedQuery: '?code=1' }],
  ])('stores in the journey slice only %s', (_what, event, after) => expect(stateAfter(event).journey).toEqual({ ...atFirst, ...after }));

  it.each<[string, UnknownAction, object]>([
    ['an email address, which begins a sign-in', events.emailEntered('maya@example.com'), { accountCreated: false, registeredNumber: '' }],
    ['options that the server has taken back', options(false, false), { allowP5BeforeP9: false, landlineRegistrationEnabled: false }],
    ['passkeys that the server has taken back', passkeys(false), { fido2Enabled: false }],
    ['a record that was not checked', events.authcodeReceived({ gpRecordChecked: false }), { gpRecordChecked: false }],
    ['an arrival of a user who is not signed in', arrival(), { loggedIn: false, emailedQuery: '', roundTrips: [] }],
  ])('preserves the journey except %s', (_what, event, after) => expect(stateAfter(...all, event).journey).toEqual({ ...farOn, ...after }));

  it('resets the journey for another user, with the same link and redirects', () => {
    const after = stateAfter(...all, events.userChanged()).journey;
    expect(after).toEqual({ ...atFirst, roundTrips: ['password:renewal'], emailedQuery: '?code=1' });
  });

  it('remembers of a timed-out sign-in only that there was one', () => {
    expect(stateAfter(...all, events.signInEnded('timedOut')).journey).toEqual({ ...atFirst, loggedIn: true });
    expect(stateAfter(events.signInEnded('timedOut')).journey).toEqual(atFirst);
  });

  it.each([
    ['replaced', false],
    ['invalid', false],
    ['endedElsewhere', true],
  ] as const)('remembers of a sign-in that was %s only that there was one: %s', (reason, loggedIn) => {
    expect(stateAfter(...all, events.signInEnded(reason)).journey).toEqual({ ...atFirst, loggedIn });
  });
});

describe('deadlines', () => {
  const noon = Date.UTC(2026, 10, 23, 12);
  const at = (minutes: number) => void vi.setSystemTime(noon + minutes * minute);
  const seen = (minutes: number) => measureServerTime(new Date(Date.now() + minutes * minute).toUTCString());
  const after = (...events: Parameters<typeof stateAfter>) => stateAfter(...events).deadlines;

  const arrival = (given: Parameters<typeof arrivalOf>[0] = {}) => arrivalOf({ fromCookie: { state: 'one', nonce: 'one' }, ...given });

  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    startClock();
  });

  it.each([
    ['a code that was sent', () => events.securityCodeSent({}), 'code'],
    ['the first code for a new number', () => events.numberRegistered({}), 'code'],
    ['a code that was accepted', () => events.securityCodeAccepted({ isDuplicatePhoneNumber: false }), 'login'],
    ['another code', () => events.codeSentAgain(), 'code'],
    ['a code by email', () => events.emailCodeSent(), 'emailCode'],
    ['a link that resets a password', () => events.resetLinkSent(), 'resetLink'],
    ['a lock', () => events.lockStarted('password'), 'lock password'],
    ['a warning that was read', () => events.warningHidden(), 'hidden'],
  ])('stores a timestamp on %s', (_what, event, timestamp) => {
    expect(after(event()).timestamps).toEqual({ [timestamp]: noon });
    seen(3);
    const byDevice = { [timestamp]: noon };
    const timestamps = { [timestamp]: noon + 3 * minute };
    expect(after(event())).toEqual({ request: '', lead: 3 * minute, timestamps, byDevice });
  });

  it('moves timestamps to the server’s clock with the first one after its first answer, and stores by it in a tab without an answer', () => {
    const first = arrival();
    at(1);
    seen(-180);
    const code = events.securityCodeSent({});
    expect(after(first, code).timestamps).toEqual({ session: noon - 180 * minute, code: noon - 179 * minute });
    sessionStorage.clear();
    startClock();
    at(5);
    expect(after(code, events.warningHidden()).timestamps).toEqual({ code: noon - 179 * minute, hidden: noon - 175 * minute });
  });

  it.each<[string, () => void, events.Lock, number, () => void]>([
    ['of 15 minutes', () => {}, 'password', 15, () => {}],
    ['of an hour', () => {}, 'reminder', 60, () => {}],
    ['on a device that is found to be three hours fast', () => {}, 'password', 15, () => seen(-180)],
    ['on a device that is set an hour ahead', () => seen(60), 'password', 15 + 60, () => seen(0)],
    ['in a tab without an answer', () => seen(10), 'password', 15, () => (sessionStorage.clear(), startClock())],
  ])('restarts a lock %s at a refusal after its end, and not before', (_what, measure, lock, end, measureAgain) => {
    measure();
    const first = events.lockStarted(lock);
    const startAfterRefusalAt = (minutes: number) => {
      at(minutes);
      measureAgain();
      return after(first, events.lockStarted(lock)).byDevice[`lock ${lock}`];
    };
    expect([end - 0.1, end].map(startAfterRefusalAt)).toEqual([noon, noon + end * minute]);
  });

  describe('session start', () => {
    const later = (given: Parameters<typeof arrival>[0] = {}, before: Parameters<typeof arrival>[0] = {}) => {
      const first = arrival(before);
      const code = events.securityCodeSent({});
      at(20);
      const { timestamps, byDevice } = after(first, code, arrival(given));
      expect(byDevice).toEqual(timestamps);
      return timestamps;
    };

    const withoutState = { fromCookie: { client_id: 'client', session: 'same' } };
    const fromAddress = { client_id: 'client' };
    const kept = { session: noon, code: noon };
    const restarted = { session: noon + 20 * minute };

    it.each<[string, object, given?: Parameters<typeof arrival>[0], before?: Parameters<typeof arrival>[0]]>([
      ['starts the session with the first document', kept],
      ['restarts the session with another request, even under the same id', restarted, { fromCookie: { state: 'two', nonce: 'one' } }],
      ['restarts the session with a request without state', restarted, { ...withoutState, isRequest: true, fromAddress }, withoutState],
      ['preserves the session start on a document that is no request', kept, { ...withoutState, fromAddress }, withoutState],
      [
        'preserves the session start on a link that names another client',
        kept,
        { ...withoutState, isRequest: true, fromAddress: { client_id: 'another' } },
        withoutState,
      ],
      ['preserves the session start after earlier redirects', kept, { roundTrips: ['account-status:renewal'] }],
      ['restarts the session after a renewal', { ...kept, ...restarted }, { returnedFrom: 'account-status:renewal' }],
      ['preserves the session start after the firewall', kept, { returnedFrom: 'password:firewall' }],
      ['stores the timestamp of a login by the auth API', { ...kept, login: noon + 20 * minute }, { loggedIn: true }],
    ])('%s', (_what, timestamps, given, before) => expect(later(given, before)).toEqual(timestamps));

    it('stores no session start without a request', () => expect(after(arrival({ fromCookie: {} })).timestamps).toEqual({}));

    it('retains the first timestamp of a login', () => {
      const accepted = events.securityCodeAccepted({ isDuplicatePhoneNumber: false });
      at(20);
      expect(after(arrival(), accepted, arrival({ loggedIn: true })).timestamps.login).toBe(noon);
    });

    it.each([
      ['another user', () => events.userChanged()],
      ['a sign-out', () => events.signInEnded('notYou')],
    ])('retains only the session start after %s', (_what, event) => {
      const first = arrival();
      expect(after(first, events.securityCodeSent({}), events.lockStarted('code'), event()).timestamps).toEqual({ session: noon });
      expect(after(event()).timestamps).toEqual({});
    });

    it('removes the timestamp of the login when another login begins', () => {
      const before = [arrival(), events.securityCodeSent({}), events.securityCodeAccepted({ isDuplicatePhoneNumber: false })];
      expect(after(...before, events.loginBegun()).timestamps).toEqual({ session: noon, code: noon });
    });
  });
});

describe('redirect round trips', () => {
  type Redirect = `${string}:${'renewal' | 'firewall'}`;

  const arrivedFrom = (...roundTrips: Redirect[]) => arrival({ roundTrips, returnedFrom: roundTrips.at(-1) });
  const after = (...events: Parameters<typeof stateAfter>) => stateAfter(...events).journey;

  it('restores the redirects of a sign-in from the tab when the browser returns', () => {
    const { roundTrips, returnedFrom } = after(arrivedFrom('otp:renewal', 'password:firewall'));
    expect([roundTrips, returnedFrom]).toEqual([['otp:renewal', 'password:firewall'], 'password:firewall']);
  });

  it.each([
    ['password', undefined],
    ['otp', 'password:firewall'],
  ])('clears the returned redirect only when its own call succeeds: %s', (call, expected) => {
    expect(after(arrivedFrom('otp:renewal', 'password:firewall'), events.callAnswered(call)).returnedFrom).toBe(expected);
  });

  it('clears all redirects of a call when it succeeds', () => {
    const taken: RoundTrip[] = ['password:renewal', 'password:firewall', 'password-reset:renewal', 'new-password:renewal', 'otp:renewal'];
    const { roundTrips } = after(...taken.map((roundTrip) => events.roundTripStarted(roundTrip)), events.callAnswered('password'));
    expect(roundTrips).toEqual(['password-reset:renewal', 'new-password:renewal', 'otp:renewal']);
  });

  it.each<[string, RoundTrip[], boolean]>([
    ['none was taken', [], false],
    ['its session was renewed', ['password:renewal'], true],
    ['the firewall has checked for a robot', ['password:firewall'], true],
    ['it was one of several', ['otp:renewal', 'password:renewal', 'consent:renewal'], true],
    ['another call was sent', ['otp:renewal'], false],
    ['a call was sent whose name begins as its own', ['password-reset:renewal'], false],
    ['a call was sent whose name ends as its own', ['new-password:renewal'], false],
  ])('decides whether a call was redirected when %s', (_when, taken, sent) => {
    expect(hasPendingRoundTrip(after(...taken.map((roundTrip) => events.roundTripStarted(roundTrip))), 'password')).toBe(sent);
  });

  it('passes the last redirect from a spinner page to the next page, and nothing without a redirect', () => {
    const state = { returnedFrom: 'password:firewall' };
    expect(roundTripState(after(arrivedFrom('otp:renewal', 'password:firewall')))).toEqual({ state });
    expect(roundTripState(after())).toBeUndefined();
    expect(roundTripState(after(events.roundTripStarted('otp:renewal')))).toBeUndefined();
  });
});

const town = { town: { typed: 'Leeds', over: '' } };
const county = { county: { typed: 'Kent', over: '' } };

it('stores the last drafts of each navigation', () => {
  const { drafts } = stateAfter(events.draftChanged({ one: town, shared: town }), events.draftChanged({ two: county, shared: county }));
  expect(drafts).toEqual({ one: town, two: county, shared: county });
});

it('removes the drafts when the sign-in or the user ends or a login begins, and preserves them otherwise', () => {
  const draftsAfter = (event: UnknownAction) => stateAfter(events.draftChanged({ one: town }), event).drafts;
  for (const event of [events.signInEnded('timedOut'), events.userChanged(), events.loginBegun()]) expect(draftsAfter(event)).toEqual({});
  for (const event of [events.emailEntered('maya@example.com'), events.stepEnded()]) expect(draftsAfter(event)).toEqual({ one: town });
});
