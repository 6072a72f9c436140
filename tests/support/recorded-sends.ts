import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/server';

/** A request as it leaves the app. */
interface Sent {
  call: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Answers every request with this object, and keeps each as it leaves. */
export function recordSends(given: object): Sent[] {
  const sent: Sent[] = [];
  const own = ['accept', 'content-type', 'session_id', 'authorization'];
  server.use(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.clone().text();
      sent.push({
        call: `${request.method} ${pathname}${search}`,
        headers: Object.fromEntries([...request.headers].filter(([name]) => own.includes(name))),
        body: text === '' ? 'nothing' : (JSON.parse(text) as unknown),
      });
      return HttpResponse.json(given);
    }),
  );
  return sent;
}
