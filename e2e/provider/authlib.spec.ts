import { execFile } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findAuthlib } from '../../scripts/authlib.mjs';
import { root } from '../../scripts/command.mjs';
import { expect, test } from '../support/test';

const python = findAuthlib() ?? '';

// eslint-disable-next-line playwright/no-skipped-test -- Only root can install Authlib. The run prints a warning.
test.skip(python === '', 'Authlib is missing: install python3-authlib and python3-requests.');

test('finishes a login with a client in another language (Authlib)', async ({ request, baseURL }) => {
  const redirectUri = 'http://localhost:8080/callback';
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
  const metadata = { redirect_uris: [redirectUri], scope: 'openid profile email', public_key_pem: pem };
  const { client_id: clientId } = (await (await request.post('/mock/clients', { data: metadata })).json()) as { client_id: string };

  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const client = join(root, 'e2e', 'provider', 'authlib-client.py');
  const { stdout } = await promisify(execFile)(python, [client, String(baseURL), clientId, redirectUri, key]);
  const { claims, userinfo } = JSON.parse(stdout) as Record<'claims' | 'userinfo', Record<string, unknown>>;
  expect(claims).toMatchObject({ iss: baseURL, aud: clientId, vot: 'P9.Cp.Cd', family_name: 'MORGAN', nhs_number: '9990000158' });
  expect(userinfo).toMatchObject({ sub: claims.sub, email: 'proven@example.com', birthdate: '1963-09-30' });
});
