import { http } from 'msw';
import { type CallName, calls } from '../../mocks/backend/http/calls';
import { server } from '../../mocks/server';
import { waitForIdle } from './wait-for-idle';

/** Lets the calls of a name wait, each until it is let go; the mock backend then answers it as it does. */
export function pendingCalls(call: CallName) {
  const [method = '', path = ''] = calls[call].split(' ');
  const route = method === 'GET' ? http.get : http.post;
  const waiting: (() => void)[] = [];
  let sent = 0;
  server.use(
    route(`*${path}`, async () => {
      sent += 1;
      await new Promise<void>((resolve) => void waiting.push(resolve));
    }),
  );
  return {
    sent: () => sent,
    /** Lets go the one that waits longest; returns when the app has made of its answer what it will, further calls included. */
    async answerNext() {
      waiting.shift()?.();
      await waitForIdle(() => waiting.length);
    },
  };
}
