import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UpliftRefusal } from '@/api/proofing';
import { calls } from '../../mocks/backend/http/calls';
import { answer, findDuplicate, signInAs, world } from '../../mocks/server';
import { byNumber, foundDuplicate } from '../support/open-proofing';
import { button, expectPage } from '../support/page';
import { pendingCalls } from '../support/pending-calls';
import { recordRequests } from '../support/recorded-requests';
import { sample } from '../support/sample';
import { enterCode, enterEmail, enterPassword, expectHandOver, state } from '../support/sign-in-steps';
import { stored } from '../support/stored';
import { unloadDocument, visit } from '../support/visit';

const duplicate = '/proofing/duplicate-nhs-number';
const one = 'ex••••••@example.com';
const on = { account_migration: true, eligible_for_account_migration_journey: true };
const barred = { account_migration: true, eligible_for_account_migration_journey: false };

type Place = readonly [where: string, path: string, told: Partial<UpliftRefusal>, chosen: string, press: string];

/** Every place from which a person logs in with the account that exists. */
const places: readonly Place[] = [
  ['where it cannot be replaced', duplicate, { email: [one] }, 'Log in with the email address linked to this account', 'Continue'],
  ['where it can be replaced', duplicate, { ...on, email: [one] }, 'Log in to your existing account', 'Continue'],
  ['where one of several can be replaced', duplicate, { ...on, email: [one, 'ab'] }, 'Log in to one of your existing accounts', 'Continue'],
  ['where it cannot be replaced yet', duplicate, { ...barred, email: [one] }, '', 'Log in to your existing account'],
  [
    'where it was used lately',
    duplicate,
    { ...barred, email: [one], ineligibility_reason: 'active_account' },
    '',
    'Log in to your existing account',
  ],
  ['where its address was found', '/proofing/email-address-found', { email: [one] }, '', 'Continue'],
];

const [anywhere, , , , lately] = places as readonly [Place, Place, Place, Place, Place];

const cookie = () => {
  const value = /nhs-authorization-cookie=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  return JSON.parse(decodeURIComponent(value)) as Record<string, unknown>;
};

async function logIn([, path, told, chosen, press] = anywhere, arrange: () => void = () => undefined) {
  const { session, account } = signInAs('duplicate', { upTo: 'identity-token' });
  findDuplicate('duplicate');
  arrange();
  const visited = await visit(path, { events: [...byNumber, foundDuplicate(told)] });
  if (chosen) await visited.user.click(screen.getByLabelText(chosen));
  await visited.user.click(button(press));
  return { ...visited, session, account };
}
describe('logging in with the account that exists', () => {
  it.each(sample(places, 4))('%s begins anew, in another session', async (...place) => {
    const { exits, session } = await logIn(place);
    await waitFor(() => expect(exits).toEqual(['/enter-email']));
    expect(cookie().session_id).not.toBe(session.id);
    expect(world().sessions.has(String(cookie().session_id))).toBe(true);
    expect(cookie()).toMatchObject({ client_id: 'example-health-service', state, vtr: session.oidc.vtr });
  });

  it('says exactly this', async () => {
    const heard = recordRequests('redirect-to-authorize');
    const { account, session } = await logIn(anywhere);
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.body).toEqual({ account_id: account?.id, reason: 'duplicate' });
    expect(heard[0]?.headers.get('session_id')).toBe(session.id);
  });

  it('leaves nothing stored of the new account', async () => {
    const { exits, store } = await logIn(anywhere);
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(store.getState().proofing).toMatchObject({ nhsNumber: '', dob: '', p5DuplicateFound: false, maskedEmail: '' });
    await unloadDocument();
    expect(await stored()).not.toMatch(/9990000018|1984-03-15|LS1 4AP|ex••••/);
  });

  it('does not show another variant of the page on its way out', async () => {
    const { exits } = await logIn(lately);
    await waitFor(() => expect(exits).toEqual(['/enter-email']));
    expect(screen.getByText(/recently used this account/)).toBeInTheDocument();
  });

  it.each([
    ['none', {}],
    ['an empty one', { session_id: '' }],
    ['something else', { session_id: { id: 42 } }],
    ['null', { session_id: null }],
  ])('stays in its session when the server gives %s', async (_what, json) => {
    const { exits, session } = await logIn(anywhere, () => answer({ call: calls['redirect-to-authorize'], answer: { status: 200, json } }));
    await waitFor(() => expect(exits).toEqual(['/enter-email']));
    expect(cookie()).toEqual({ ...session.oidc, session_id: session.id });
    await unloadDocument();
    expect(await stored()).not.toMatch(/9990000018/);
  });

  it('keeps a session id as it is, whatever is in it', async () => {
    const odd = 'a b;c="ü"&%/\\';
    await logIn(anywhere, () => answer({ call: calls['redirect-to-authorize'], answer: { status: 200, json: { session_id: odd } } }));
    await waitFor(() => expect(cookie().session_id).toBe(odd));
  });

  it('is an error where the browser does not keep the other session', async () => {
    const { exits } = await logIn(anywhere, () => vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined));
    await expectPage('/error', 'Something went wrong');
    expect(exits).toEqual([]);
  });

  it('is an error when it is refused, and nothing is forgotten', async () => {
    const { store } = await logIn(anywhere, () => answer('redirect-to-authorize.refused'));
    await expectPage('/error', 'Something went wrong');
    expect(store.getState().proofing.p5DuplicateFound).toBe(true);
  });

  it('is asked for once by a double click', async () => {
    const heard = recordRequests('redirect-to-authorize');
    signInAs('duplicate', { upTo: 'identity-token' });
    const { user, exits } = await visit('/proofing/email-address-found', { events: [foundDuplicate({ email: [one] })] });
    await user.dblClick(button('Continue'));
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(heard).toHaveLength(1);
  });

  it('goes on to the client with the account that exists', async () => {
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

it('left during its call, keeps nothing of the account before under the new session', async () => {
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
