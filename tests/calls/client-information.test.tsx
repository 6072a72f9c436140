import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientInfoReceived } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { answer, signInAs, world } from '../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../support/console-guard';
import { button, expectPage, link, paragraphWithText } from '../support/page';
import { unloadDocument, visit } from '../support/visit';

const asked = () => world().calls.filter(({ path }) => path.endsWith('/client-info')).length;

describe.each<[string, unknown]>([
  ['no list of approved scopes', undefined],
  ['null in its place', null],
  ['a flag in its place', true],
  ['a list with something else in it', ['email', { scope: 'gp_record' }]],
])('client whose auth API answer has %s', (_what, approved_scopes) => {
  const arrive = (path: string, state?: unknown) => {
    signInAs('mobile', { upTo: 'identity-token' });
    answer({ call: calls['client-info'], answer: { status: 200, json: { ...exampleClient, approved_scopes } } });
    return visit(path, { state });
  };

  it('shows the name of the client on the login page', async () => {
    await arrive('/login');
    await expectPage('/login', 'Log In to Example health service');
  });

  it('shows the name and the link of the client after the session has ended', async () => {
    await arrive('/session-timeout');
    expect(await screen.findByText(paragraphWithText('To carry on, go to Example health service and log in again.'))).toBeVisible();
    expect(button('Go to Example health service')).toHaveAttribute('href', 'https://www.example.com');
  });

  it('sends the client an error when the user declines its terms', async () => {
    const { user, exits } = await arrive('/terms-update');
    await user.click(button('I do not agree'));
    await waitFor(() => expect(exits.at(-1)).toMatch(/\/mock\/callback\?.*error_description=TermsUpdateNotAccepted/));
  });

  it('sends the client an error when the user refuses consent', async () => {
    const { exits } = await arrive('/no-consent', { notAgreed: true });
    await waitFor(() => expect(exits.at(-1)).toMatch(/\/mock\/callback\?.*error_description=ConsentNotGiven/));
  });

  it('shows no consent page for the client, also after a reload with a known name', async () => {
    expectConsoleMessage(/^The auth API has not said enough of the client to ask for consent$/);
    await arrive('/login');
    await expectPage('/login', 'Log In to Example health service');
    await unloadDocument();
    const before = asked();
    await visit('/nhs-login-consent');
    await expectPage('/error', 'Something went wrong');
    expect(asked()).toBe(before);
    expect(link('Go to Example health service')).toHaveAttribute('href', 'https://www.example.com');
    expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
  });
});

describe.each<[string, unknown]>([
  ['no name', undefined],
  ['null for a name', null],
  ['a blank name', ' \n\u200f'],
])('client whose auth API answer has %s', (_what, client_display_name) => {
  const way = 'Go back to the website or app you were using';
  const arrive = (path: string, state?: unknown) => {
    signInAs('mobile', { upTo: 'identity-token' });
    answer({ call: calls['client-info'], answer: { status: 200, json: { ...exampleClient, client_display_name } } });
    return visit(path, { state });
  };

  it('links to the client after the session has ended', async () => {
    await arrive('/session-timeout');
    expect(await screen.findByRole('button', { name: way })).toHaveAttribute('href', 'https://www.example.com');
    expect(
      screen.getByText(paragraphWithText('To carry on, go to the website or app you are trying to use and log in again.')),
    ).toBeVisible();
  });

  it('sends the client an error when the user refuses consent without a client name', async () => {
    const { exits } = await arrive('/no-consent', { notAgreed: true });
    await waitFor(() => expect(exits.at(-1)).toMatch(/\/mock\/callback\?.*error_description=ConsentNotGiven/));
  });

  it('shows a link to the client instead of consent', async () => {
    expectConsoleMessage(/^The auth API has not said enough of the client to ask for consent$/);
    await arrive('/nhs-login-consent');
    await expectPage('/error', 'Something went wrong');
    expect(link(way)).toHaveAttribute('href', 'https://www.example.com');
  });

  it('requests the client information once', async () => {
    const { store } = await arrive('/login');
    await waitFor(() => expect(store.getState().client.client).not.toBeNull());
    await unloadDocument();
    const before = asked();
    await visit('/session-timeout');
    expect(await screen.findByRole('button', { name: way })).toBeVisible();
    expect(asked()).toBe(before);
  });
});

it.each([{}, { terms_uri: 'https://www.example.com/terms', approved_scopes: ['email'] }])(
  'treats a client answer without name and homepage as missing: %j',
  async (json) => {
    expectConsoleMessage(authApiFailed);
    signInAs('mobile', { upTo: 'identity-token' });
    answer({ call: calls['client-info'], answer: { status: 200, json } });
    const { exits } = await visit('/no-consent', { state: { notAgreed: true } });
    await expectPage('/error', 'Something went wrong');
    expect(exits).toEqual([]);
  },
);

it('asks for consent with scopes stored by an earlier visit, without another call', async () => {
  signInAs('mobile', { upTo: 'identity-token' });
  await visit('/enter-email', { events: [clientInfoReceived(exampleClient)] });
  await unloadDocument();
  await visit('/nhs-login-consent');
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(screen.getByText('email address')).toBeVisible();
  expect(asked()).toBe(0);
});
