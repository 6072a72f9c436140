import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientInfoReceived } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { answer, signInAs, world } from '../../mocks/server';
import { expectConsoleMessage } from '../support/console-guard';
import { button, expectPage } from '../support/page';
import { visit } from '../support/visit';

/** The client as the auth API describes it, too little for consent: an error page, on which nobody can agree. */
async function openWithTooLittle(client: object) {
  expectConsoleMessage(/^The auth API has not said enough of the client to ask for consent$/);
  signInAs('mobile', { upTo: 'identity-token' });
  answer({ call: calls['client-info'], answer: { status: 200, json: { ...exampleClient, ...client } } });
  await visit('/nhs-login-consent');
  await expectPage('/error', 'Something went wrong');
  expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
}

describe('consent page that cannot be shown', () => {
  it.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['an object', { scope: 'email' }],
    ['a list with something else in it', ['email', { scope: 'gp_record' }]],
  ])('shows no consent when the list of what is shared is %s', async (_what, approved_scopes) => {
    await openWithTooLittle({ approved_scopes });
  });

  it.each(['', ' \n', null])('shows no consent for a client whose name is %j', async (client_display_name) => {
    await openWithTooLittle({ client_display_name });
    expect(screen.queryByText(/Go to\s*$/)).not.toBeInTheDocument();
  });

  it.each([
    ['missing', undefined],
    ['null', null],
  ])('shows no consent when the list of claims is %s', async (_what, claims) => {
    await openWithTooLittle({ claims });
  });

  it('sends no consent when the claims are no longer known', async () => {
    expectConsoleMessage(/^No claims to consent to are known$/);
    signInAs('mobile', { upTo: 'identity-token' });
    const { user, store } = await visit('/nhs-login-consent');
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    act(() => void store.dispatch(clientInfoReceived({ ...exampleClient, claims: null })));
    await user.click(button('I agree'));
    await expectPage('/error', 'Something went wrong');
    expect(world().calls.filter(({ path }) => path.endsWith('/consent'))).toEqual([]);
  });
});
