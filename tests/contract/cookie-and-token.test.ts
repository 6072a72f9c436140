import { pageRoutes } from '../../mocks/pages/page-routes';
import { signInAs } from '../../mocks/server';
import { operations, readDocument } from '../../scripts/contract/operations.mjs';
import { violationsOfRenewal } from '../../scripts/contract/probe.mjs';
import { violationsOf } from '../../scripts/contract/violations.mjs';

const { AuthorizationCookie, IdentityTokenClaims } = readDocument('common.yaml').components.schemas as Record<string, object>;

const cookie = (name: string) => decodeURIComponent(new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '');

it('writes the authorization cookie of the mock as the contract has it', () => {
  signInAs('mobile');
  expect(violationsOf(AuthorizationCookie ?? {}, JSON.parse(cookie('nhs-authorization-cookie')))).toEqual([]);
});

it('issues an identity token of the mock with the claims of the contract', () => {
  signInAs('mobile', { upTo: 'identity-token' });
  const [, claims = ''] = cookie('id_token').split('.');
  expect(violationsOf(IdentityTokenClaims ?? {}, JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))))).toEqual([]);
});

it.each(operations.filter(({ page }) => page))('serves the page $path of the mock', ({ method, path }) => {
  expect(pageRoutes.map(({ info }) => `${String(info.method)} ${String(info.path)}`)).toContain(`${method} *${path}`);
});

it.each<[string, string, RegExp[]]>([
  ['of the same place', 'a%22state%22; Path=/; Domain=Example.com; Secure', []],
  ['with a nonce, not encoded', 'a"nonce"; domain=example.com;path=/', []],
  ['without both', 'a%22client_id%22; Path=/; Domain=example.com', [/neither state nor nonce$/]],
  ['of another domain', 'a%22state%22; Path=/', [/another Domain or Path$/]],
  ['of another path', 'a%22state%22; Path=/api; Domain=example.com', [/another Domain or Path$/]],
])('compares a renewed authorization cookie with the first one: %s', (_which, renewed, violations) => {
  const first = 'a%22state%22; Path=/; Domain=example.com; Secure';
  expect(violationsOfRenewal([renewed], first)).toEqual(violations.map((sentence) => expect.stringMatching(sentence)));
});
