import { screen, waitFor } from '@testing-library/react';
import type { UpliftRefusal } from '@/api/proofing';
import { calls } from '../../mocks/backend/http/calls';
import { answer, findDuplicate, signInAs, world } from '../../mocks/server';
import { byNumber, foundDuplicate } from '../support/open-proofing';
import { button, expectPage } from '../support/page';
import { pendingCalls } from '../support/pending-calls';
import { sample } from '../support/sample';
import { enterCode, enterEmail, enterPassword, expectHandOver, state } from '../support/sign-in-steps';
import { stored } from '../support/stored';
import { unloadDocument, visit } from '../support/visit';

const one = 'ex••••••@example.com';
const on = { account_migration: true, eligible_for_account_migration_journey: true };

const duplicate = '/proofing/duplicate-nhs-number';
const barred = { account_migration: true, eligible_for_account_migration_journey: false };

const existing = 'Log in to your existing account';
type Place = readonly [where: string, path: string, refusal: Partial<UpliftRefusal>, chosen: string, clicked: string];

/** Every page from which a user logs in with the existing account. */
const places: readonly Place[] = [
  ['where it cannot be replaced', duplicate, { email: [one] }, 'Log in with the email address linked to this account', 'Continue'],
  ['where it can be replaced', duplicate, { ...on, email: [one] }, existing, 'Continue'],
  ['where one of several can be replaced', duplicate, { ...on, email: [one, 'ab'] }, 'Log in to one of your existing accounts', 'Continue'],
  ['where it cannot be replaced yet', duplicate, { ...barred, email: [one] }, '', existing],
  ['where it was used lately', duplicate, { ...barred, email: [one], ineligibility_reason: 'active_account' }, '', existing],
  ['where its address was found', '/proofing/email-address-found', { email: [one] }, '', 'Continue'],
];

const [anywhere, , , , lately] = places as readonly [Place, Place, Place, Place, Place];

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
  it.each(sample(places, 4))('starts a sign-in in another session from %s', async (...place) => {
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

  it('hands the existing account over to the client', async () => {
    const { exits } = await logIn(anywhere);
    await waitFor(() => expect(exits).toHaveLength(1));
    await unloadDocument();
    const visited = await visit('/enter-email');
    await enterEmail(visited.user, 'existing-account');
    await enterPassword(visited.user);
    await enterCode(visited.user, 'text');
    expect(await expectHandOver(visited)).toMatchObject({ code: expect.any(String) as string, state });
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
