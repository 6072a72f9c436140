import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { calls } from '../../mocks/backend/http/calls';
import { answer, server } from '../../mocks/server';
import { expectConsoleMessage, waitForIdle } from '../support/environment';
import {
  address,
  button,
  expectPage,
  findErrorSummary,
  openAndSubmit,
  type Sender,
  senderOf,
  sendWithAnswer,
  sentCalls,
  signIn,
  type Visit,
} from '../support/user';

const sentence = 'Sorry, that did not work. Try again. If it still does not work, check your internet connection.';

async function expectTarget({ target }: Sender, { exits }: Visit) {
  if (typeof target !== 'string') return waitFor(() => expect(exits.at(-1)).toMatch(target));
  await expectPage(target);
  await waitFor(() => expect(screen.queryByText(/did not work/)).not.toBeInTheDocument());
}

async function expectToStay({ from }: Sender, typed: Sender['typed'] = {}, text: string | RegExp = sentence) {
  expect(await findErrorSummary()).toHaveTextContent(text);
  expect(address()).toBe(from);
  for (const [label, typedText] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(typedText);
}

/**
 * A call for each kind of page: a form, a form that leaves the app, a button, a passkey, and a page that continues by itself, with questions
 * before it and without. `tests/units/api/answers.test.ts` gives every call every answer.
 */
const kinds = [
  senderOf('user-sign-in'),
  senderOf('consent'),
  senderOf('trigger-otp', '/get-call-landline'),
  senderOf('passkey-status'),
  senderOf('uplift-nhs-known'),
  senderOf('authcode'),
];

describe.each(kinds)('failed call $call from $from', (sender) => {
  beforeEach(() => {
    if (sender.complaint) expectConsoleMessage(sender.complaint);
  });

  it('preserves page and input without an answer, sends no call by itself, and works on retry', async () => {
    const typed = signIn(sender);
    answer({ call: calls[sender.call], answer: { fault: 'dead' } }, 1);
    const visited = await openAndSubmit(sender, typed);
    const retry = sender.clicked ?? 'Try again';
    await waitFor(() => expect(button(retry)).toBeEnabled());
    await waitForIdle();
    await expectToStay(sender, typed);
    expect([sentCalls(sender).length, visited.exits]).toEqual([1, []]);
    await visited.user.click(button(retry));
    await expectTarget(sender, visited);
    expect(sentCalls(sender)).toHaveLength(2);
  });

  it.each([418, 502])('shows the page of an unknown failure after the status %i, and none of its body', async (status) => {
    const visited = await sendWithAnswer(sender, { status, html: '<h1>502 Bad Gateway</h1>' });
    await expectPage(sender.byStatus?.[status] ?? sender.otherwise);
    expect(screen.queryByText(/Gateway/)).not.toBeInTheDocument();
    expect([sentCalls(sender).length, visited.exits]).toEqual([1, []]);
  });
});

it.each([
  // Most users have no passkey, so the check for passkeys ends sooner.
  [5, senderOf('passkey-status')],
  [30, senderOf('user-sign-in')],
])('shows the failure of a call after %i seconds without an answer, and ignores a later answer', async (seconds, sender) => {
  const typed = signIn(sender);
  let answerNow = () => undefined as void;
  const late = new Promise<void>((resolve) => (answerNow = resolve));
  let sent = 0;
  server.use(
    http.all(`*${calls[sender.call].split(' ')[1] ?? ''}`, async () => {
      sent += 1;
      await late;
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { exits } = await openAndSubmit(sender, typed);
  await waitFor(() => expect(sent).toBe(1));
  // The fake clock also advances with the real one, so the limit leaves time for a slow machine.
  await vi.advanceTimersByTimeAsync(seconds * 500);
  await waitForIdle(() => 1);
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(seconds * 500);
  await expectToStay(sender);
  answerNow();
  // The abandoned call counts as pending forever.
  await waitForIdle(() => 1);
  await expectToStay(sender);
  expect([sent, exits]).toEqual([1, []]);
});
