import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../mocks/scenario';
import { arriveAt } from '../page';
import { meet, named, senderOf } from '../senders';
import { send } from '../way';
import { depart } from '../visit';
import { stored } from '../state/stored';

const origin = 'http%3A%2F%2Flocalhost%3A3000';
const headings: Readonly<Record<string, string>> = {
  '/error': 'Something went wrong',
  '/call-failed': 'We were unable to call your landline, what do you want to do?',
  '/session-timeout': 'We have logged you out',
  '/session-invalid': 'Something went wrong',
  '/service-busy': 'We are very busy',
};
const deny = 'User is not authorized to access this resource with an explicit deny';
const refusal = (status: number, json: object): Answer => ({ status, json });
const arriveAtKnown = (path: string) => arriveAt(path, headings[path]);

describe.each(named)('%s', (_name, sender) => {
  const timeOuts: [string, Answer][] = [
    ['401', refusal(401, { message: 'Unauthorized' })],
    ['403 with an explicit deny', refusal(403, { message: deny })],
  ];

  if (!sender.retryAt)
    it.each(timeOuts)('%s ends the session', async (_answer, given) => {
      const { exits } = await meet(sender, given);
      await arriveAtKnown('/session-timeout');
      expect(exits).toEqual([]);
    });

  if (sender.retryAt)
    it.each(timeOuts)('%s renews the session once, then ends it', async (_answer, given) => {
      const { exits, typed } = await meet(sender, given);
      const renewal = `/api/auth/auth-init?return-uri=${origin}${encodeURIComponent(sender.retryAt ?? '')}`;
      await waitFor(() => expect(exits).toEqual([renewal]));
      expect(window.location.pathname).toBe(sender.from);
      await depart();
      const again = await send(sender, typed);
      await arriveAtKnown('/session-timeout');
      expect(again.exits).toEqual([]);
    });

  it.each<[string, Answer]>([
    ['401 with a reference code', refusal(401, { message: 'Unauthorized', cid_error_code: 'CID9999' })],
    ['403 with an explicit deny and a reference code', refusal(403, { message: deny, cid_error_code: 'CID99999' })],
    ['500', refusal(500, { message: 'Internal server error' })],
  ])('%s is nothing that the session rows know', async (_answer, given) => {
    await meet(sender, given);
    await arriveAtKnown(('status' in given && sender.byStatus?.[given.status]) || sender.otherwise);
  });

  it.each<[string, Answer]>([
    ["400 with error 'invalid session'", refusal(400, { error: 'invalid session' })],
    ['451', refusal(451, {})],
  ])('%s makes the session invalid and clears what is stored', async (_answer, given) => {
    const { exits } = await meet(sender, given);
    await arriveAtKnown('/session-invalid');
    expect(exits).toEqual([]);
    expect(await stored()).not.toContain('example');
  });

  it('405 sends the browser to the firewall, once', async () => {
    const { exits, typed } = await meet(sender, { status: 405, html: '<h1>Human Verification</h1>' });
    const backTo = encodeURIComponent(sender.retryAt ?? sender.from);
    await waitFor(() => expect(exits).toEqual([`/api/login/waf-token?redirectUri=${origin}${backTo}`]));
    await depart();
    const again = await send(sender, typed);
    await arriveAtKnown('/error');
    expect(again.exits).toEqual([]);
  });

  it.each([429, 503])('%i says that the service is busy, unless the call has a page of its own for it', async (status) => {
    await meet(sender, refusal(status, { message: 'Too many requests' }));
    await arriveAtKnown(sender.byStatus?.[status] ?? '/service-busy');
  });
});

it('405 sends nobody to the firewall again and again: where nothing can be stored, an error tells that there is no way', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { exits } = await meet(senderOf('authcode'), { status: 405, html: '<h1>Human Verification</h1>' });
  await arriveAtKnown('/error');
  expect(exits).toEqual([]);
});
