import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { config } from '@/config';
import { deliverBy } from '@/session/report';
import { startReports } from '@/session/reports/send-reports';
import { calls } from '../../mocks/backend/http/calls';
import { server } from '../../mocks/server';
import { expectConsoleMessage } from '../support/environment';
import { expectPage, openAndSubmit, senderOf, signIn } from '../support/user';

const setHeader = (requestIdHeader?: 'x-request-id') => void Object.assign(config, { requestIdHeader });
let stopReports = () => undefined as void;
beforeEach(() => {
  setHeader('x-request-id');
  Object.assign(config, { vitalsSample: 0 });
  // Flushes pending events of earlier tests.
  deliverBy(() => undefined)();
});

afterEach(() => {
  stopReports();
  setHeader();
  Object.assign(config, { vitalsSample: 1 });
});

const logged = () =>
  [vi.mocked(console.warn), vi.mocked(console.error)].flatMap(({ mock }) => mock.calls.map(([sentence]) => String(sentence)));

async function submit(call: 'user-sign-in' | 'authcode', given: () => Response) {
  const sender = senderOf(call);
  const typed = signIn(sender);
  const [, path = ''] = calls[call].split(' ');
  let requestId = '';
  const reports: Record<string, unknown>[] = [];
  server.use(
    http.post(`*${path}`, ({ request }) => {
      requestId = request.headers.get('x-request-id') ?? '';
      return given();
    }),
    http.post('*/reports', async ({ request }) => {
      reports.push((await request.json()) as Record<string, unknown>);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  stopReports = deliverBy(startReports());
  await openAndSubmit(sender, typed);
  await expectPage('/error');
  return { requestId: () => requestId, reports };
}

it('names the request id in the console and in both reports of a call that a back end answers differently', async () => {
  const { requestId, reports } = await submit('user-sign-in', () => HttpResponse.json({}));
  const sentence = 'POST /user-sign-in: the answer has no readable authentication_state';
  await waitFor(() => expect(reports.map(({ event }) => event).toSorted()).toEqual(['backEnd', 'helpCode']));
  expect(requestId()).toMatch(/^[0-9a-f-]{36}$/);
  expect(logged()).toContain(`${sentence} (request id ${requestId()})`);
  expect(reports).toContainEqual(expect.objectContaining({ event: 'backEnd', sentence, requestId: requestId() }));
  expect(reports).toContainEqual(expect.objectContaining({ event: 'helpCode', requestId: requestId() }));
});

it('keeps the request id out of the address, the history and the storage', async () => {
  const { requestId, reports } = await submit('user-sign-in', () => HttpResponse.json({}, { status: 500 }));
  await waitFor(() => expect(reports).toHaveLength(2));
  const stored = [window.location.href, document.cookie, window.history.state, { ...sessionStorage }, { ...localStorage }];
  expect(JSON.stringify(stored)).not.toContain(requestId());
});

it('names the request id in the sentence about a failed call to the auth API', async () => {
  expectConsoleMessage(/^A call to the auth API has failed \(request id [0-9a-f-]{36}\)$/);
  const { requestId } = await submit('authcode', () => HttpResponse.json({ message: 'Internal server error' }, { status: 500 }));
  expect(logged()).toContain(`A call to the auth API has failed (request id ${requestId()})`);
});

it('sends and names no request id without the setting', async () => {
  setHeader();
  const { requestId, reports } = await submit('user-sign-in', () => HttpResponse.json({}));
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(requestId()).toBe('');
  expect(logged().join()).not.toContain('request id');
  expect(JSON.stringify(reports)).not.toContain('requestId');
});
