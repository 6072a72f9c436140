import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/server';

/** A request of the app. */
interface Sent {
  call: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A body as it was sent: its JSON, or its text if it is none. */
function bodyOf(text: string): unknown {
  try {
    return text === '' ? 'nothing' : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Answers every request with this object, and records each. `meanwhile` runs before a call is answered, and may return another answer. */
export function recordSends(given: object, meanwhile: (call: string) => Response | undefined | void = () => undefined): Sent[] {
  const sent: Sent[] = [];
  const own = ['accept', 'content-type', 'session_id', 'authorization'];
  server.use(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.clone().text();
      const call = `${request.method} ${pathname}${search}`;
      sent.push({ call, headers: Object.fromEntries([...request.headers].filter(([name]) => own.includes(name))), body: bodyOf(text) });
      return meanwhile(call) ?? HttpResponse.json(given);
    }),
  );
  return sent;
}

/** Each call with its body. */
export const bodiesOf = (sent: readonly Sent[]) => sent.map(({ call, body }) => [call, body]);

/** Refuses each call with this suffix. */
export const refusing =
  (path: string, status: number, error = '') =>
  (call: string) =>
    call.endsWith(path) ? HttpResponse.json({ error }, { status }) : undefined;
