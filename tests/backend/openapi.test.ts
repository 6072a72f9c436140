import type { HttpHandler } from 'msw';
import { parse } from 'yaml';
import { providerRoutes } from '../../mocks/backend/provider/provider-routes';
import { tokenFaults } from '../../mocks/backend/provider/token-faults';
import text from '../../mocks/openapi.yaml?raw';
import { pageRoutes } from '../../mocks/pages/page-routes';

interface Operation {
  requestBody: { content: { 'application/json': { schema: { properties: Record<string, { enum: string[] }> } } } };
}

const { paths } = parse(text) as { paths: Record<string, Record<string, Operation>> };

/** Addresses that answer a browser: pages, and their scripts and styles. */
const forBrowsers = /^GET \/mock(\/(callback|gallery|map|passkeys|walk|[a-z-]+\.css|[a-z-]+\.browser\.js))?$|^(GET|POST) \/(pyi|api)\//;

/** Handlers write `*` for a path parameter of a description. */
const addressOf = ({ info }: HttpHandler) =>
  `${String(info.method)} ${String(info.path)
    .replace(/^\*/, '')
    .replace('/*', '/{host}')
    .replace(/:(\w+)/, '{$1}')}`;

it('describes in OpenAPI every address of the HTTP API, and no other', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const handled = [...providerRoutes, ...pageRoutes].map(addressOf).filter((address) => !forBrowsers.test(address.replace('{host}', '*')));
  expect(described.toSorted()).toEqual([...new Set(handled)].toSorted());
});

it('lists in OpenAPI exactly the existing token faults', () => {
  const id = paths['/mock/token-fault']?.post?.requestBody.content['application/json'].schema.properties.id;
  expect(id?.enum).toEqual(['', ...Object.keys(tokenFaults)]);
});
