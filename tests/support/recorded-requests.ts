import { http } from 'msw';
import { type CallName, calls } from '../../mocks/backend/http/calls';
import { server } from '../../mocks/server';

interface RecordedRequest {
  headers: Headers;
  body: unknown;
}

/** The requests of a call in order. The mock backend answers all of them as usual. */
export function recordRequests(call: CallName): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  const [, path = ''] = calls[call].split(' ');
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      requests.push({ headers: request.headers, body: await request.clone().json() });
    }),
  );
  return requests;
}
