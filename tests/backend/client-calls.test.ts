import { expect, it } from 'vitest';
import { world } from '../../mocks/server';
import { ask, callback, codeFor, exchange, newClient } from '../support/provider-requests';

it('lists the calls of a client, including refused ones, without secrets', async () => {
  const client = await newClient({ grant_types: ['authorization_code', 'refresh_token'] });
  const code = await codeFor(client);
  await exchange(client, { code, redirect_uri: 'https://client.example.com/' });
  const { body } = await exchange(client, { code });
  const [access = '', refresh = '', id = ''] = ['access_token', 'refresh_token', 'id_token'].map((name) => String(body?.[name]));
  await ask('/userinfo', { headers: { authorization: `Bearer ${access}` } });
  await exchange(client, { grant_type: 'refresh_token', refresh_token: refresh, redirect_uri: undefined });

  const { calls } = world();
  expect(calls.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'POST /token 200',
    'GET /userinfo 200',
    'POST /token 200',
    'POST /token 400',
  ]);
  expect(calls[3]?.error).toMatch(/^invalid_grant: redirect_uri is not the one/);
  expect(calls[2]?.body).toEqual({ grant_type: 'authorization_code', redirect_uri: callback, code: `${code.slice(0, 6)}…` });
  expect(calls[0]?.body).toEqual({ grant_type: 'refresh_token', refresh_token: `${refresh.slice(0, 6)}…` });
  const listed = JSON.stringify(calls);
  for (const secret of [code, access, refresh, id, 'client_assertion']) expect(listed).not.toContain(secret);
});
