import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientInfoReceived } from '@/state/events';
import { calls } from '../../mocks/calls';
import { exampleClient } from '../../mocks/example-client';
import { answer, signInAs, world } from '../../mocks/server';
import { arriveAt, button, link } from '../page';
import { depart, visit } from '../visit';

const asked = () => world().calls.filter(({ path }) => path.endsWith('/client-info')).length;

describe.each<[string, unknown]>([
  ['no list of approved scopes', undefined],
  ['null in its place', null],
  ['a text in its place', 'openid email'],
  ['a list with something else in it', ['email', { scope: 'gp_record' }]],
])('a client of which the auth API tells %s', (_what, approved_scopes) => {
  const arrive = (path: string) => {
    signInAs('mobile', { upTo: 'identity-token' });
    answer({ call: calls['client-info'], answer: { status: 200, json: { ...exampleClient, approved_scopes } } });
    return visit(path);
  };

  it('is named where a person logs in', async () => {
    await arrive('/login');
    await arriveAt('/login', 'Log In to Example health service');
  });

  it('is named and linked to where the session has ended', async () => {
    await arrive('/session-timeout');
    expect(await screen.findByText('To carry on, go to Example health service and log in again.')).toBeVisible();
    expect(link('Go to Example health service')).toHaveAttribute('href', 'https://www.example.com');
  });

  it('is told when its terms are declined', async () => {
    const { user, exits } = await arrive('/terms-update');
    await user.click(button('I do not agree'));
    await waitFor(() => expect(exits.at(-1)).toMatch(/\/mock\/callback\?.*error_description=TermsUpdateNotAccepted/));
  });

  it('is told when consent is refused', async () => {
    const { exits } = await arrive('/no-consent');
    await waitFor(() => expect(exits.at(-1)).toMatch(/\/mock\/callback\?.*error_description=ConsentNotGiven/));
  });

  it('gets no consent, also when it was named before and the page is loaded anew', async () => {
    await arrive('/login');
    await arriveAt('/login', 'Log In to Example health service');
    await depart();
    const before = asked();
    await visit('/nhs-login-consent');
    await arriveAt('/error', 'Something went wrong');
    expect(asked()).toBe(before);
    expect(link('Go to Example health service')).toHaveAttribute('href', 'https://www.example.com');
    expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
  });
});

it('a client whose approved scopes were stored by an earlier visit is asked consent for, without another call', async () => {
  signInAs('mobile', { upTo: 'identity-token' });
  await visit('/enter-email', { events: [clientInfoReceived(exampleClient)] });
  await depart();
  await visit('/nhs-login-consent');
  await arriveAt('/nhs-login-consent', 'Agree to share your login information');
  expect(screen.getByText('email address')).toBeVisible();
  expect(asked()).toBe(0);
});
