import { pageRoutes } from '../../mocks/pages/page-routes';
import { signInAs } from '../../mocks/server';
import { readDocument } from '../../scripts/contract/documents.mjs';
import { operations } from '../../scripts/contract/operations.mjs';
import { violationsOf } from '../support/contract-schemas';

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
