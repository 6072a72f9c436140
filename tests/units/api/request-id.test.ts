import { http, HttpResponse } from 'msw';
import { fetchBanners } from '@/api/banners';
import { checkAccountStatus } from '@/api/login';
import { config } from '@/config';
import { calls } from '../../../mocks/backend/http/calls';
import { server, signInAs } from '../../../mocks/server';

const headers = ['x-request-id', 'traceparent'] as const;
const setHeader = (requestIdHeader?: (typeof headers)[number]) => void Object.assign(config, { requestIdHeader });
beforeEach(() => void signInAs('mobile'));
afterEach(() => setHeader());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const traceparent = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

/** The two headers of each request of `send`. */
async function sentBy(send: () => Promise<unknown>) {
  const sent: (string | null)[][] = [];
  const listener = ({ request }: { request: Request }) => void sent.push(headers.map((name) => request.headers.get(name)));
  server.events.on('request:start', listener);
  await send().catch(() => undefined);
  server.events.removeListener('request:start', listener);
  return sent;
}

const lookUp = () => checkAccountStatus('mobile@example.com');

it.each([
  ['no header by default', undefined, [null, null]],
  ['a UUID of version 4 as x-request-id', 'x-request-id', [expect.stringMatching(uuid), null]],
  ['a W3C trace context as traceparent', 'traceparent', [null, expect.stringMatching(traceparent)]],
] as const)('sends as the request id %s, another with each call', async (_what, header, expected) => {
  setHeader(header);
  const sent = await sentBy(() => Promise.all([lookUp(), lookUp()]));
  expect(sent).toEqual([expected, expected]);
  expect(new Set(sent.map(String)).size).toBe(header ? 2 : 1);
});

it('sends no request id to the host of the banners, which is no back end', async () => {
  setHeader('x-request-id');
  expect(await sentBy(fetchBanners)).toEqual([[null, null]]);
});

it('adds the request id to the error of a failed call', async () => {
  setHeader('x-request-id');
  const [, path = ''] = calls['account-status'].split(' ');
  let sent: string | null = null;
  server.use(
    http.post(`*${path}`, ({ request }) => {
      sent = request.headers.get('x-request-id');
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const error: unknown = await lookUp().catch((reason: unknown) => reason);
  expect(sent).toMatch(uuid);
  expect(error).toMatchObject({ status: 500, requestId: sent });
});
