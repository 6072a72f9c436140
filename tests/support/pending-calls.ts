import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, onTestFinished } from 'vitest';
import { type CallName, calls } from '../../mocks/backend/http/calls';
import { server } from '../../mocks/server';

/** The requests under way in this test, by id. */
function followRequests(): ReadonlySet<string> {
  const underWay = new Set<string>();
  const begin = ({ requestId }: { requestId: string }) => void underWay.add(requestId);
  const end = ({ requestId }: { requestId: string }) => void underWay.delete(requestId);
  server.events.on('request:start', begin);
  server.events.on('request:end', end);
  onTestFinished(() => {
    server.events.removeListener('request:start', begin);
    server.events.removeListener('request:end', end);
  });
  return underWay;
}

/** Lets the calls of a name wait, each until it is let go; the mock backend then answers it as it does. */
export function pendingCalls(call: CallName) {
  const [method = '', path = ''] = calls[call].split(' ');
  const route = method === 'GET' ? http.get : http.post;
  const underWay = followRequests();
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
      for (let quietTurns = 0; quietTurns < 5; quietTurns += 1) {
        await waitFor(() => expect(underWay.size).toBe(waiting.length));
        await act(() => new Promise((resolve) => setTimeout(resolve)));
      }
    },
  };
}
