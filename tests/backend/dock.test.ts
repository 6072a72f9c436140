import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { pageRoutes } from '../../mocks/pages/page-routes';
import { codeSentTo, world } from '../../mocks/server';
import { partlySignedIn } from '../support/mock-requests';

const ask = (path: string, init: RequestInit = {}, cookies = '') =>
  getResponse(pageRoutes, new Request(`http://localhost:3000${path}`, { ...init, headers: { cookie: `mock_world=default${cookies}` } }));

const stateOf = async (cookies = ''): Promise<unknown> => (await ask('/mock/dock.json', {}, cookies))?.json();

it('shows the newest message with its code and the persona of the journey', async () => {
  await ask('/mock/start?persona=uplift&scenario=otp.dead&dock=open');
  const { email } = partlySignedIn('new-user', 'email-code');
  expect(await stateOf()).toMatchObject({
    folded: false,
    persona: 'uplift',
    scenario: 'otp.dead',
    now: expect.closeTo(world().clock.now(), -5) as number,
    message: { kind: 'email', to: email, code: codeSentTo(email) },
    typed: {
      email: 'uplift@example.com',
      password: 'Passw0rd$1',
      nhsNumber: '9990000018',
      firstName: 'Maya',
      lastName: 'Okafor',
      day: '15',
      month: '03',
      year: '1984',
      postcode: 'LS1 4AP',
    },
  });
});

it('reports whether this browser has a session', async () => {
  expect(await stateOf()).toMatchObject({ loggingIn: false });
  const begun = await ask('/mock/start?persona=mobile');
  const authorize = await ask(begun?.headers.get('location') ?? '');
  const session = authorize?.headers.getSetCookie().find((cookie) => cookie.startsWith('nhs-authorization-cookie='));
  expect(await stateOf(`; ${session?.split(';')[0]}`)).toMatchObject({ loggingIn: true });
  expect(await stateOf('; nhs-authorization-cookie=%7B%7D')).toMatchObject({ loggingIn: false });
});

it('shows no message and no failure in a new world', async () => {
  const state = await stateOf();
  expect(state).toMatchObject({ persona: 'mobile', scenario: '' });
  expect(state).not.toHaveProperty('message');
});

it('appears after a start that requests it, with a cookie hidden from the app', async () => {
  const kept = async (path: string) =>
    ((await ask(path))?.headers.getSetCookie() ?? []).filter((cookie) => cookie.startsWith('mock_dock='));
  expect(await kept('/mock/start?persona=mobile&dock=open')).toEqual(['mock_dock=open; HttpOnly; Path=/; SameSite=Lax']);
  expect(await kept('/mock/start?persona=mobile')).toEqual([]);
  expect(await kept('/mock')).toEqual([]);
});

it('preserves its state', async () => {
  const folding = await ask('/mock/dock', { method: 'POST', body: JSON.stringify({ folded: true }) });
  expect(folding?.headers.getSetCookie()).toEqual(['mock_dock=folded; Path=/; SameSite=Lax; HttpOnly']);
  expect(await stateOf('; mock_dock=folded')).toMatchObject({ folded: true });
});
