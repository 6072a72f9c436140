import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { startServer } from '../support/started';
import { expect, test as base } from '../support/test';

const blocks = [...readFileSync(join(root, 'docs', 'clients.md'), 'utf8').matchAll(/^```(sh|js)\n(.*?)^```$/gms)];
const textsOf = (language: string) => blocks.filter(([, one]) => one === language).map(([, , text = '']) => text);
const commands = textsOf('sh').filter((text) => /^(openssl|curl \S+\/mock\/clients) /.test(text));

/** The origin of a client service that is made as docs/clients.md describes, at another port, with its id, and for another provider. */
const test = base.extend<{ service: string }>({
  service: async ({ baseURL }, use, { outputDir: cwd }) => {
    const { origin, port, stop } = await startServer(createServer());
    stop();
    const named = (text: string) => text.replaceAll('my-service', `my-service-${port}`);
    const here = named(commands.join('')).replaceAll('http://localhost:3000', String(baseURL)).replaceAll('http://localhost:8080', origin);
    mkdirSync(cwd, { recursive: true });
    execFileSync('sh', ['-ec', here], { cwd, stdio: 'ignore' });
    writeFileSync(join(cwd, 'client.mjs'), named(textsOf('js').join('')));
    const env = { ...process.env, ISSUER: baseURL, PORT: String(port) };
    const client = spawn(process.execPath, ['client.mjs'], { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] });
    await once(client.stdout, 'data');
    await use(origin);
    client.kill();
  },
});

test('logs in by the script of docs/clients.md after a refusal, and refreshes', { tag: '@quick' }, async ({ service, page, visitor }) => {
  const logsIn = async () => {
    await page.getByRole('link', { name: 'Continue with NHS login' }).click();
    await visitor.logsInUpTo('/nhs-login-consent');
    await expect(page.getByText('My service will use your')).toBeVisible();
  };
  const answer = async () => JSON.parse(await page.locator('pre').innerText()) as Record<string, Record<string, unknown>>;

  await page.goto(service);
  await logsIn();
  await visitor.follows('I do not agree to share this information');
  await visitor.chooses('Go to My service without sharing my login information');
  await expect(page.getByText('You chose not to share')).toBeVisible();

  await logsIn();
  await visitor.agrees();
  await page.waitForURL(`${service}/callback?**`);
  const { claims, userinfo } = await answer();
  expect(claims).toMatchObject({ aud: `my-service-${new URL(service).port}`, vot: 'P0.Cp.Cd', identity_proofing_level: 'P0' });
  expect(claims).not.toHaveProperty('nhs_number');
  expect(userinfo).toMatchObject({ sub: claims?.sub, email: 'mobile@example.com', email_verified: true });
  expect(userinfo).not.toHaveProperty('family_name');

  await page.goto(`${service}/refresh`);
  expect(await answer()).toEqual(userinfo);

  await page.request.post('/mock/token-fault', { data: { id: 'wrong-vot' } });
  await page.goto(`${service}/login`);
  await expect(page.getByText('We could not log you in.')).toBeVisible();
});
