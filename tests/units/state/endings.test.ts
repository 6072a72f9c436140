import { describe, expect, it } from 'vitest';
import { clientInfoReceived, emailEntered, signInEnded } from '@/state/events';
import { type SignOutReason, signOutReasons } from '@/state/sign-out-reasons';
import { arrival } from '../../support/arrival';
import { stateAfter } from '../../support/bare-store';

const token = ['id_token'];

/** The stored entries, the client service and the cookies that an ending removes; and whether the other tabs are told. */
const table: [SignOutReason, boolean, boolean, string[], boolean][] = [
  ['handedOver', true, true, token, true],
  ['sentToProof', true, true, [], true],
  ['completedElsewhere', true, true, [], true],
  ['refused', true, true, token, true],
  ['timedOut', true, false, token, true],
  ['invalid', true, true, token, true],
  ['anotherAccount', true, true, token, true],
  ['anotherEmail', false, false, token, false],
  ['anotherLogin', false, false, token, false],
  ['notYou', true, false, [...token, 'remember_my_device', 'nhs_login_visitor_id'], true],
  ['endedElsewhere', true, true, [], false],
  ['replaced', false, true, [], false],
];

const info = { client_display_name: 'Example', client_homepage_url: '', terms_uri: '', approved_scopes: null, claims: null };
const before = [
  arrival({ loggedIn: true, fromCookie: { client_id: 'a' }, fromAddress: { prompt: 'login' } }),
  clientInfoReceived(info),
  emailEntered('maya@example.com'),
];

describe('sign-out', () => {
  it.each(table)('removes for %s these entries', (ending, stored, client, cookies, announced) => {
    expect(signOutReasons[ending]).toEqual({ stored, client, cookies, announced });
  });

  it('has one of these reasons', () => {
    expect(Object.keys(signOutReasons)).toEqual(table.map(([ending]) => ending));
  });

  it.each(table)('forgets for %s the user, and forgets or retains the client', (ending, _stored, client, _cookies, told) => {
    const after = stateAfter(...before, signInEnded(ending));
    const kept = { oidc: { client_id: 'a', prompt: 'login' }, fromAddress: { prompt: 'login' }, client: info };
    expect(after.client).toEqual(client && told ? { oidc: {}, fromAddress: {}, client: null } : kept);
    expect(after.profile.email).toBe('');
  });
});
