import { beforeEach, describe, expect, it, vi } from 'vitest';
import { measureServerTime, startClock } from '@/session/clock';
import { codeSentAgain, emailCodeSent, lockStarted, resetLinkSent, warningHidden } from '@/state/deadline-events';
import { loginBegun, numberRegistered, securityCodeAccepted, securityCodeSent, signInEnded, userChanged } from '@/state/events';
import { minute } from '../../../mocks/backend/clock';
import { arrival as arrivalOf } from '../../support/arrival';
import { stateAfter } from '../../support/bare-store';

const noon = Date.UTC(2026, 10, 23, 12);
const at = (minutes: number) => void vi.setSystemTime(noon + minutes * minute);
/** The server's clock is seen to be so many minutes ahead. */
const seen = (minutes: number) => measureServerTime(new Date(Date.now() + minutes * minute).toUTCString());
const after = (...events: Parameters<typeof stateAfter>) => stateAfter(...events).deadlines;

const arrival = (given: Parameters<typeof arrivalOf>[0] = {}) => arrivalOf({ fromCookie: { state: 'one', nonce: 'one' }, ...given });

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  startClock();
});

describe('timestamps', () => {
  it.each([
    ['a code that was sent', () => securityCodeSent({}), 'code'],
    ['the first code for a new number', () => numberRegistered({}), 'code'],
    ['a code that was accepted', () => securityCodeAccepted({ isDuplicatePhoneNumber: false }), 'login'],
    ['another code', () => codeSentAgain(), 'code'],
    ['a code by email', () => emailCodeSent(), 'emailCode'],
    ['a link that resets a password', () => resetLinkSent(), 'resetLink'],
    ['a lock', () => lockStarted('password'), 'lock password'],
    ['a warning that was read', () => warningHidden(), 'hidden'],
  ])('are stored on %s', (_what, event, moment) => {
    expect(after(event()).timestamps).toEqual({ [moment]: noon });
    seen(3);
    expect(after(event())).toEqual({
      request: '',
      lead: 3 * minute,
      timestamps: { [moment]: noon + 3 * minute },
      byDevice: { [moment]: noon },
    });
  });

  it('move to the server’s clock with the first one after its first answer', () => {
    const first = arrival();
    at(1);
    seen(-180);
    expect(after(first, securityCodeSent({})).timestamps).toEqual({ session: noon - 180 * minute, code: noon - 179 * minute });
  });

  it('stay on the server’s clock in a tab without an answer', () => {
    seen(10);
    const first = resetLinkSent();
    sessionStorage.clear();
    startClock();
    at(5);
    expect(after(first, warningHidden()).timestamps).toEqual({ resetLink: noon + 10 * minute, hidden: noon + 15 * minute });
  });
});

describe('session start', () => {
  const later = (given: Parameters<typeof arrival>[0] = {}, before: Parameters<typeof arrival>[0] = {}) => {
    const first = arrival(before);
    const code = securityCodeSent({});
    at(20);
    const { timestamps, byDevice } = after(first, code, arrival(given));
    expect(byDevice).toEqual(timestamps);
    return timestamps;
  };

  it('is the first document', () => expect(later()).toEqual({ session: noon, code: noon }));
  it('is unknown without a request', () => expect(after(arrival({ fromCookie: {} })).timestamps).toEqual({}));
  it('restarts with another request, even under the same id', () =>
    expect(later({ fromCookie: { state: 'two', nonce: 'one' } })).toEqual({ session: noon + 20 * minute }));
  const withoutState = { fromCookie: { client_id: 'client', session: 'same' } };
  it('restarts with a request without state under the same id', () =>
    expect(later({ ...withoutState, isRequest: true, fromAddress: { client_id: 'client' } }, withoutState)).toEqual({
      session: noon + 20 * minute,
    }));
  it.each<[string, Parameters<typeof arrival>[0]]>([
    ['a document that is no request', { fromAddress: { client_id: 'client' } }],
    ['a link that names another client', { isRequest: true, fromAddress: { client_id: 'another' } }],
  ])('stays with %s', (_what, given) => expect(later({ ...withoutState, ...given }, withoutState)).toEqual({ session: noon, code: noon }));
  it('is not changed by earlier redirects', () =>
    expect(later({ roundTrips: ['account-status:renewal'] })).toEqual({ session: noon, code: noon }));
  it('restarts after a renewal', () =>
    expect(later({ returnedFrom: 'account-status:renewal' })).toEqual({ session: noon + 20 * minute, code: noon }));
  it('stays after the page of the firewall', () => expect(later({ returnedFrom: 'password:firewall' }).session).toBe(noon));
  it('is that of a login which the auth API has completed', () => expect(later({ loggedIn: true }).login).toBe(noon + 20 * minute));

  it('retains the first timestamp of a login', () => {
    const accepted = securityCodeAccepted({ isDuplicatePhoneNumber: false });
    at(20);
    expect(after(arrival(), accepted, arrival({ loggedIn: true })).timestamps.login).toBe(noon);
  });

  it.each([
    ['another person', () => userChanged()],
    ['an end', () => signInEnded('notYou')],
  ])('is retained alone after %s', (_what, event) => {
    const first = arrival();
    expect(after(first, securityCodeSent({}), lockStarted('code'), event()).timestamps).toEqual({ session: noon });
    expect(after(event()).timestamps).toEqual({});
  });

  it('is not logged in during another login', () => {
    const before = [arrival(), securityCodeSent({}), securityCodeAccepted({ isDuplicatePhoneNumber: false })];
    expect(after(...before, loginBegun()).timestamps).toEqual({ session: noon, code: noon });
  });
});
