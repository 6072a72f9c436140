import { http } from 'msw';
import { type CallName, calls } from '../../mocks/backend/http/calls';
import { server } from '../../mocks/server';
import { waitForIdle } from './waits';

/** Holds the calls of a name. `answerNext` releases one to the mock backend. */
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
    /** Releases the oldest call, and resolves when the app is idle again, further calls included. */
    async answerNext() {
      waiting.shift()?.();
      await waitForIdle(() => waiting.length);
    },
  };
}
