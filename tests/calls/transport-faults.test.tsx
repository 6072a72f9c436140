import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectConsoleMessage } from '../support/console-guard';
import { answerPromises } from '../support/every-call';
import { address, button, expectPage, findErrorSummary } from '../support/page';
import { openAndSubmit, signIn } from '../support/page-action';
import { allRows, sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { namedSenders } from '../support/senders/senders';
import { anySuccess, type Fault, nextAnswers, noObject, unreadable, unusual } from '../support/transport-faults';
import type { Visit } from '../support/visit';
import { waitForIdle } from '../support/wait-for-idle';

async function expectTarget({ target }: Sender, { exits }: Visit) {
  if (typeof target !== 'string') return waitFor(() => expect(exits.at(-1)).toMatch(target));
  await expectPage(target);
  await waitFor(() => expect(screen.queryByText(/did not work/)).not.toBeInTheDocument());
}

async function expectToStay({ from }: Sender, typed: Sender['typed'] = {}) {
  expect(await findErrorSummary()).toHaveTextContent(/did not work/);
  expect(address()).toBe(from);
  for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text);
}

const statuses = [304, 418, 499, 520] as const;

/** In the short run each call covers a few rows, and the calls together all of them. */
const rowsFor = <Row,>(rows: readonly Row[], index: number, few: number) =>
  allRows ? rows : rows.filter((_row, place) => place % Math.ceil(rows.length / few) === index % Math.ceil(rows.length / few));

describe.each(
  sample(
    namedSenders.map((row, index) => [...row, index] as const),
    6,
  ),
)('transport faults of call %s', (_name, sender, index) => {
  beforeEach(() => {
    if (sender.complaint) expectConsoleMessage(sender.complaint);
  });

  const faults = rowsFor(Object.entries({ ...unreadable, ...(answerPromises[sender.call] === 'nothing' ? {} : noObject) }), index, 2);

  /** One click for each fault. A page that only waits retries once, and so covers one fault. */
  const runs = sender.clicked ? [faults] : faults.map((fault) => [fault]);
  it.each(runs.map((run) => [run.map(([name]) => name).join(', then '), run] as const))(
    'keeps page and input, sends nothing by itself after %s, and works on retry',
    async (_names, run) => {
      const typed = signIn(sender);
      const { sent } = nextAnswers(
        sender.call,
        run.map(([, fault]) => fault),
      );
      const visited = await openAndSubmit(sender, typed);
      const retryButton = sender.clicked ?? 'Try again';
      for (const place of run.keys()) {
        if (place > 0) await visited.user.click(button(retryButton));
        await waitFor(() => expect(sent()).toBe(place + 1));
        await waitFor(() => expect(button(retryButton)).toBeEnabled());
        await waitForIdle();
        await expectToStay(sender, typed);
        expect(sent()).toBe(place + 1);
      }
      expect(visited.exits).toEqual([]);
      await visited.user.click(button(retryButton));
      await expectTarget(sender, visited);
      expect(sent()).toBe(run.length + 1);
    },
  );

  it.each(rowsFor(statuses, index, 1))('treats status %i as a failure without a row of its own', async (status) => {
    const typed = signIn(sender);
    const { sent } = nextAnswers(sender.call, [() => new HttpResponse(status === 304 ? null : 'Failed', { status })]);
    const { exits } = await openAndSubmit(sender, typed);
    await expectPage(sender.otherwise);
    expect(exits).toEqual([]);
    expect(sent()).toBe(1);
  });

  if (answerPromises[sender.call] === 'nothing')
    it.each(rowsFor(Object.entries(anySuccess), index, 2))(
      'treats a success answer with %s as done, because the app reads no body',
      async (_name, fault: Fault) => {
        const typed = signIn(sender);
        const { sent } = nextAnswers(sender.call, [fault]);
        await expectTarget(sender, await openAndSubmit(sender, typed));
        expect(sent()).toBe(1);
      },
    );

  it.each(rowsFor(Object.entries(unusual), index, 1))('accepts an answer with %s', async (_name, fault: Fault) => {
    const typed = signIn(sender);
    const { sent } = nextAnswers(sender.call, [fault]);
    await expectTarget(sender, await openAndSubmit(sender, typed));
    expect(sent()).toBe(1);
  });
});
