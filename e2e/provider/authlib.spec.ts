import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exportPKCS8 } from 'jose';
import { findAuthlib } from '../../scripts/authlib.mjs';
import { root } from '../../scripts/command.mjs';
import { expect, test } from '../support/relying-party';

const python = findAuthlib() ?? '';

// eslint-disable-next-line playwright/no-skipped-test -- Only root can install Authlib. The run prints a warning.
test.skip(python === '', 'Authlib is missing: install python3-authlib and python3-requests.');

test('finishes a login with a client in another language (Authlib)', async ({ party: { origin, clientId, redirectUri, key } }) => {
  const client = join(root, 'e2e', 'provider', 'authlib-client.py');
  const { stdout } = await promisify(execFile)(python, [client, origin, clientId, redirectUri, await exportPKCS8(key)]);
  const { claims, userinfo } = JSON.parse(stdout) as Record<'claims' | 'userinfo', Record<string, unknown>>;
  expect(claims).toMatchObject({ iss: origin, aud: clientId, vot: 'P9.Cp.Cd', family_name: 'MORGAN', nhs_number: '9990000158' });
  expect(userinfo).toMatchObject({ sub: claims.sub, email: 'proven@example.com', birthdate: '1963-09-30' });
});
