import { screen, waitFor } from '@testing-library/react';
import type { UpliftRefusal } from '@/api/proofing';
import { calls } from '../../mocks/backend/http/calls';
import { answer, findDuplicate, signInAs, world } from '../../mocks/server';
import { pendingCalls, stored } from '../support/environment';
import { button, byNumber, expectPage, foundDuplicate, state, unloadDocument, visit } from '../support/user';

const one = 'ex••••••@example.com';
const duplicate = '/proofing/duplicate-nhs-number';
const barred = { account_migration: true, eligible_for_account_migration_journey: false };

type Place = readonly [where: string, path: string, refusal: Partial<UpliftRefusal>, chosen: string, clicked: string];

/** A page for each kind of control by which a user logs in with the existing account. */
const anywhere: Place = [
  'where it cannot be replaced',
  duplicate,
  { email: [one] },
  'Log in with the email address linked to this account',
  'Continue',
];
const inUse = { ...barred, email: [one], ineligibility_reason: 'active_account' };
const lately: Place = ['where it was used lately', duplicate, inUse, '', 'Log in to your existing account'];
const found: Place = ['where its address was found', '/proofing/email-address-found', { email: [one] }, '', 'Continue'];

const cookie = () => {
  const value = /nhs-authorization-cookie=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  return JSON.parse(decodeURIComponent(value)) as Record<string, unknown>;
};

async function logIn([, path, refusal, chosen, clicked] = anywhere, arrange: () => void = () => undefined) {
  const { session, account } = signInAs('duplicate', { upTo: 'identity-token' });
  findDuplicate('duplicate');
  arrange();
  const visited = await visit(path, { events: [...byNumber, foundDuplicate(refusal)] });
  if (chosen) await visited.user.click(screen.getByLabelText(chosen));
  await visited.user.click(button(clicked));
  return { ...visited, session, account };
}

describe('call redirect-to-authorize', () => {
  it.each([anywhere, lately, found])('starts a sign-in in another session from %s', async (...place) => {
    const { exits, session } = await logIn(place);
    await waitFor(() => expect(exits).toEqual(['/enter-email']));
    expect(cookie().session_id).not.toBe(session.id);
    expect(world().sessions.has(String(cookie().session_id))).toBe(true);
    expect(cookie()).toMatchObject({ client_id: 'example-health-service', state, vtr: session.oidc.vtr });
  });

  it('removes the new account from storage at a login to the existing account', async () => {
    const { exits, store } = await logIn(anywhere);
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(store.getState().proofing).toMatchObject({ nhsNumber: '', dob: '', p5DuplicateFound: false, maskedEmail: '' });
    await unloadDocument();
    expect(await stored()).not.toMatch(/9990000018|1984-03-15|LS1 4AP|ex••••/);
  });

  it('shows no other variant of the page before the browser leaves for the existing account', async () => {
    const { exits } = await logIn(lately);
    await waitFor(() => expect(exits).toEqual(['/enter-email']));
    expect(screen.getByText(/recently used this account/)).toBeInTheDocument();
  });

  it('stores the session id of redirect-to-authorize unchanged with any characters', async () => {
    const odd = 'a b;c="ü"&%/\\';
    await logIn(anywhere, () => answer({ call: calls['redirect-to-authorize'], answer: { status: 200, json: { session_id: odd } } }));
    await waitFor(() => expect(cookie().session_id).toBe(odd));
  });
});

it('stores nothing of the former account under the new session when the user leaves during the call', async () => {
  const call = pendingCalls('redirect-to-authorize');
  const { user, store, session, exits } = await logIn();
  await waitFor(() => expect(call.sent()).toBe(1));
  await user.click(screen.getByText('Cookies', { selector: 'footer a' }));
  await expectPage('/cookies');
  await call.answerNext();
  expect(cookie().session_id).not.toBe(session.id);
  expect(store.getState().proofing).toMatchObject({ p5DuplicateFound: false, maskedEmail: '', maskedEmailList: [] });
  expect(exits).toEqual([]);
});
