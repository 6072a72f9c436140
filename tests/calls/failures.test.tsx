import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../mocks/backend/http/calls';
import type { Fault } from '../../mocks/backend/http/scenario';
import { answer, world } from '../../mocks/server';
import { expectConsoleMessage } from '../support/console-guard';
import { answerPromises } from '../support/every-call';
import { address, button, expectPage, findErrorSummary } from '../support/page';
import { openAndSubmit, signIn } from '../support/page-action';
import { allRows, sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { namedSenders, sendWithAnswer } from '../support/senders/senders';
import { nextAnswers } from '../support/transport-faults';
import type { Visit } from '../support/visit';
import { waitForIdle } from '../support/wait-for-idle';

const sentence = 'Sorry, that did not work. Try again. If it still does not work, check your internet connection.';
const sent = ({ call }: Sender) => world().calls.filter(({ method, path }) => calls[call] === `${method} ${path}`).length;

async function expectTarget({ target }: Sender, { exits }: Visit) {
  if (typeof target !== 'string') return waitFor(() => expect(exits.at(-1)).toMatch(target));
  await expectPage(target);
  await waitFor(() => expect(screen.queryByText(/did not work/)).not.toBeInTheDocument());
}

async function expectToStay(sender: Sender, text: string | RegExp = sentence) {
  expect(await findErrorSummary()).toHaveTextContent(text);
  expect(address()).toBe(sender.from);
}

describe.each(
  sample(
    namedSenders.map((row, index) => [...row, index] as const),
    7,
  ),
)('page without an answer: %s', (_name, sender, index) => {
  beforeEach(() => {
    if (sender.complaint) expectConsoleMessage(sender.complaint);
  });

  const promise = answerPromises[sender.call];
  const nothingUsable: Fault[] = ['dead', 'redirect', 'html'];
  const all: Fault[] = promise === 'nothing' ? nothingUsable : [...nothingUsable, 'cut-off', 'list', 'empty', 'no-content'];
  // In the short run, too, some call covers each of them.
  const met = allRows ? all : all.filter((fault, place) => fault === 'dead' || place === index % all.length);
  // A page that only waits may retry once. Each retry has its own test.
  const faults = sender.clicked ? met : met.slice(0, 1);
  const retryButton = sender.clicked ?? 'Try again';

  it.each(met.slice(faults.length))('shows the failure when the answer is %s, and works on retry', async (fault) => {
    signIn(sender);
    answer({ call: calls[sender.call], answer: { fault } }, 1);
    const visited = await openAndSubmit(sender);
    await expectToStay(sender);
    await visited.user.click(button(retryButton));
    await expectTarget(sender, visited);
    expect(sent(sender)).toBe(2);
  });

  it(`shows the failure, keeps the input and works on retry when the answer is ${faults.join(', then ')}`, async () => {
    const typed = signIn(sender);
    answer({ call: calls[sender.call], answer: { fault: 'dead' } }, 1);
    const visited = await openAndSubmit(sender, typed);
    await expectToStay(sender);
    for (const [count, fault] of faults.entries()) {
      if (count > 0) {
        answer({ call: calls[sender.call], answer: { fault } }, 1);
        await visited.user.click(button(retryButton));
        await waitFor(() => expect(sent(sender)).toBe(count + 1));
        await waitFor(() => expect(button(retryButton)).toBeEnabled());
        await expectToStay(sender, /did not work/);
      }
      for (const [label, text] of Object.entries(typed ?? {})) expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    expect(visited.exits).toEqual([]);
    await visited.user.click(button(retryButton));
    await expectTarget(sender, visited);
    expect(sent(sender)).toBe(faults.length + 1);
  });

  // Most users have no passkey, so the check for passkeys ends sooner.
  const seconds = sender.call === 'passkey-status' ? 5 : 30;
  it.each(sample(namedSenders, 4).some(([, one]) => one === sender) ? [seconds] : [])(
    'shows the failure after %i seconds without an answer, and ignores an answer after twice the time',
    async () => {
      const typed = signIn(sender);
      let answerNow = () => undefined as void;
      const late = new Promise<void>((resolve) => (answerNow = resolve));
      const call = nextAnswers(sender.call, [
        async (own) => {
          const answered = await own();
          await late;
          return answered;
        },
      ]);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      const { exits } = await openAndSubmit(sender, typed);
      await waitFor(() => expect(call.sent()).toBe(1));
      // The fake clock also advances with the real one, so the limit leaves time for a slow machine.
      await vi.advanceTimersByTimeAsync(seconds * 500);
      await waitForIdle(() => 1);
      expect(screen.queryByText(sentence)).not.toBeInTheDocument();
      await vi.advanceTimersByTimeAsync(seconds * 500);
      await expectToStay(sender);
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      answerNow();
      // The abandoned call counts as pending forever.
      await waitForIdle(() => 1);
      await expectToStay(sender);
      expect(exits).toEqual([]);
      expect(call.sent()).toBe(1);
    },
  );

  if (promise === 'shape')
    it('shows the error page for an object of another shape', async () => {
      await sendWithAnswer(sender, { fault: 'wrong-shape' });
      await expectPage(sender.otherwise);
    });
});
/** Answers of a gateway, a proxy and a broken server, none of which is the promised JSON. */
const pages = [
  [502, { status: 502, html: '<h1>502 Bad Gateway</h1>' }],
  [504, { status: 504, json: [{ message: 'Unauthorized', cid_error_code: 'CID2013' }] }],
] as const;

describe.each(sample(namedSenders, 6))('server error in call %s', (_name, sender) => {
  it.each(sample(pages, 1))('shows the error page for status %i, whatever the body', async (status, given) => {
    const { exits } = await sendWithAnswer(sender, given);
    await expectPage(sender.byStatus?.[status] ?? sender.otherwise);
    expect(exits).toEqual([]);
    expect(screen.queryByText(/Gateway/)).not.toBeInTheDocument();
  });
});
