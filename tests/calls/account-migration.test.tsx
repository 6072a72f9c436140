import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import type { UpliftRefusal } from '@/api/proofing';
import { calls } from '../../mocks/backend/http/calls';
import { answersOf, type By } from '../../mocks/screens/proofing-answers';
import { answer, findDuplicate, signInAs, world } from '../../mocks/server';
import { byNumber, foundDuplicate } from '../support/open-proofing';
import { button, byId, expectPage } from '../support/page';
import { pendingCalls } from '../support/pending-calls';
import { recordRequests } from '../support/recorded-requests';
import { sample } from '../support/sample';
import { enterCode, enterEmail, enterPassword, expectHandOver, state } from '../support/sign-in-steps';
import { stored } from '../support/stored';
import { unloadDocument, visit } from '../support/visit';

const page = '/proofing/confirm-account-replacement';
const one = 'ex••••••@example.com';
const on = { account_migration: true, eligible_for_account_migration_journey: true };

async function confirm(by: By, more: readonly UnknownAction[] = []) {
  const { session, account } = signInAs('duplicate-eligible', { upTo: 'identity-token' });
  findDuplicate('duplicate-eligible');
  const visited = await visit(page, { events: [...more, ...answersOf('duplicate-eligible', by), foundDuplicate({ ...on, email: [one] })] });
  await visited.user.click(byId('understood'));
  return { ...visited, session, account };
}

describe('call account-migration', () => {
  const where = { date_of_birth: '1957-07-04', postcode: 'EX4 6PR' };

  it('requests a replacement with exactly the NHS number and other details of a user who gave it, once for a double click', async () => {
    const requests = recordRequests('account-migration');
    const { user, session, account } = await confirm('number');
    await user.dblClick(button('Continue'));
    await expectPage('/authcode');
    expect(requests.map(({ body }) => body)).toEqual([{ account_id: account?.id, nhs_number: '9658218873', ...where }]);
    expect(requests[0]?.headers.get('session_id')).toBe(session.id);
    expect(world().inbox.map(({ to }) => to)).toEqual(['existing-account@example.com']);
  });

  it('requests a replacement with exactly the name and no retracted number of a user who gave the name', async () => {
    const requests = recordRequests('account-migration');
    const { user, account } = await confirm('name', answersOf('uplift', 'number'));
    await user.click(button('Continue'));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toEqual({ account_id: account?.id, first_name: 'Susan', last_name: 'Taylor', ...where });
  });

  it('continues to the authorisation code and to the proof of identity after a replacement', async () => {
    const { user, exits, account } = await confirm('number');
    await user.click(button('Continue'));
    await expectPage('/authcode', 'Logging you in');
    await waitFor(() => expect(exits).toEqual(['http://localhost:3000/pyi/patient-online/gp-connect']));
    expect(account?.migration).toBeDefined();
  });
});
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

  it.each([
    ['none', {}],
    ['an empty one', { session_id: '' }],
    ['something else', { session_id: { id: 42 } }],
    ['null', { session_id: null }],
  ])('uses the same session when redirect-to-authorize returns %s', async (_what, json) => {
    const { exits, session } = await logIn(anywhere, () => answer({ call: calls['redirect-to-authorize'], answer: { status: 200, json } }));
    await waitFor(() => expect(exits).toEqual(['/enter-email']));
    expect(cookie()).toEqual({ ...session.oidc, session_id: session.id });
    await unloadDocument();
    expect(await stored()).not.toMatch(/9990000018/);
  });

  it('stores the session id of redirect-to-authorize unchanged with any characters', async () => {
    const odd = 'a b;c="ü"&%/\\';
    await logIn(anywhere, () => answer({ call: calls['redirect-to-authorize'], answer: { status: 200, json: { session_id: odd } } }));
    await waitFor(() => expect(cookie().session_id).toBe(odd));
  });

  it('shows the error page and forgets nothing when the server refuses the login', async () => {
    const { store } = await logIn(anywhere, () => answer('redirect-to-authorize.unknown-error'));
    await expectPage('/error', 'Something went wrong');
    expect(store.getState().proofing.p5DuplicateFound).toBe(true);
  });

  it('sends exactly the account id, and once for a double click on the link to log in', async () => {
    const requests = recordRequests('redirect-to-authorize');
    const { account, session } = signInAs('duplicate', { upTo: 'identity-token' });
    const { user, exits } = await visit('/proofing/email-address-found', { events: [foundDuplicate({ email: [one] })] });
    await user.dblClick(button('Continue'));
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(requests.map(({ body }) => body)).toEqual([{ account_id: account?.id, reason: 'duplicate' }]);
    expect(requests[0]?.headers.get('session_id')).toBe(session.id);
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
