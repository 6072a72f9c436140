import type { HttpHandler } from 'msw';
import { expect, it } from 'vitest';
import { providerRoutes } from '../../mocks/backend/provider/provider-routes';
import { tokenFaults } from '../../mocks/backend/provider/token-faults';
import openapi from '../../mocks/openapi.json';
import { pageRoutes } from '../../mocks/pages/page-routes';

/** Addresses that answer a browser: pages, and their scripts and styles. */
const forBrowsers =
  /^GET \/mock(\/(callback|frame|gallery|map|passkeys|walk|nhsuk\.css|gallery(-pictures)?\.css|dock\.css|svg-pan-zoom\.js|[a-z-]+\.browser\.js))?$|^(GET|POST) \/(pyi|api)\//;

/** Handlers write `*` for a path parameter of a description. */
const addressOf = ({ info }: HttpHandler) =>
  `${String(info.method)} ${String(info.path)
    .replace(/^\*/, '')
    .replace('/*', '/{host}')
    .replace(/:(\w+)/, '{$1}')}`;

it('describes every address of the HTTP API, and no other', () => {
  const described = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const handled = [...providerRoutes, ...pageRoutes].map(addressOf).filter((address) => !forBrowsers.test(address.replace('{host}', '*')));
  expect(described.toSorted()).toEqual([...new Set(handled)].toSorted());
});

it('lists exactly the existing faults', () => {
  const { id } = openapi.paths['/mock/token-fault'].post.requestBody.content['application/json'].schema.properties;
  expect(id.enum).toEqual(['', ...Object.keys(tokenFaults)]);
});

it('resolves every reference to a schema', () => {
  const names = [...JSON.stringify(openapi).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(openapi.components.schemas, name))).toEqual([]);
});
