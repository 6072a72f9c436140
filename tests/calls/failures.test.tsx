import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expectConsoleMessage } from '../support/console-guard';
import { answerPromises } from '../support/every-call';
import { address, button, expectPage, findErrorSummary } from '../support/page';
import { allRows, sample } from '../support/sample';
import { namedSenders, type Sender, sendWithAnswer } from '../support/senders/senders';
import { anySuccess, type Fault, nextAnswers, noObject, unreadable, unusual } from '../support/transport-faults';
import { openAndSubmit, signIn, type Visit } from '../support/visit';
import { waitForIdle } from '../support/waits';

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

/** Statuses without a row of their own, two of them with a body that is not the promised one. */
const statuses: readonly (readonly [status: number, respond: (init: ResponseInit) => Response])[] = [
  [304, (init) => new HttpResponse(null, init)],
  [418, (init) => new HttpResponse('Failed', init)],
  [499, (init) => new HttpResponse('Failed', init)],
  [502, (init) => HttpResponse.html('<h1>502 Bad Gateway</h1>', init)],
  [504, (init) => HttpResponse.json([{ message: 'Unauthorized', cid_error_code: 'CID2013' }], init)],
  [520, (init) => new HttpResponse('Failed', init)],
];

/** In the short run each call covers a few rows, and the calls together all of them. */
const rowsFor = <Row,>(rows: readonly Row[], index: number, few: number) =>
  allRows ? rows : rows.filter((_row, place) => place % Math.ceil(rows.length / few) === index % Math.ceil(rows.length / few));

describe.each(
  sample(
    namedSenders.map((row, index) => [...row, index] as const),
    7,
  ),
)('failed call %s', (_name, sender, index) => {
  beforeEach(() => {
    if (sender.complaint) expectConsoleMessage(sender.complaint);
  });

  const promise = answerPromises[sender.call];
  const faults = rowsFor(Object.entries({ ...unreadable, ...(promise === 'nothing' ? {} : noObject) }), index, 2);
  const retryButton = sender.clicked ?? 'Try again';

  async function openWithAnswers(...given: Fault[]) {
    const typed = signIn(sender);
    const { sent } = nextAnswers(sender.call, given);
    return { visited: await openAndSubmit(sender, typed), typed, sent };
  }

  /** One click for each fault. A page that only waits retries once, and so covers one fault. */
  const runs: [what: string, typeof faults][] = sender.clicked
    ? [['each unreadable answer', faults]]
    : faults.map((fault) => [fault[0], [fault]]);
  it.each(runs)('preserves page and input, sends no call by itself after %s, and works on retry', async (_what, run) => {
    const { visited, typed, sent } = await openWithAnswers(...run.map(([, fault]) => fault));
    for (const [place, [fault]] of run.entries()) {
      if (place > 0) await visited.user.click(button(retryButton));
      await waitFor(() => expect(sent(), fault).toBe(place + 1));
      await waitFor(() => expect(button(retryButton)).toBeEnabled());
      await waitForIdle();
      await expectToStay(sender, typed, place > 0 ? /did not work/ : sentence);
      expect(sent(), fault).toBe(place + 1);
    }
    expect(visited.exits).toEqual([]);
    await visited.user.click(button(retryButton));
    await expectTarget(sender, visited);
    expect(sent()).toBe(run.length + 1);
  });

  it.each(rowsFor(statuses, index, 1))(
    'treats the status %i of a call as a failure without a row of its own for any body',
    async (status, respond) => {
      const { visited, sent } = await openWithAnswers(() => respond({ status }));
      await expectPage(sender.byStatus?.[status] ?? sender.otherwise);
      expect(visited.exits).toEqual([]);
      expect(screen.queryByText(/Gateway/)).not.toBeInTheDocument();
      expect(sent()).toBe(1);
    },
  );

  const successes = [
    ...(promise === 'nothing' ? rowsFor(Object.entries(anySuccess), index, 2) : []),
    ...rowsFor(Object.entries(unusual), index, 1),
  ];
  it.each(successes)('accepts a success answer of a call with %s', async (_what, fault) => {
    const { visited, sent } = await openWithAnswers(fault);
    await expectTarget(sender, visited);
    expect(sent()).toBe(1);
  });

  // Most users have no passkey, so the check for passkeys ends sooner.
  const seconds = sender.call === 'passkey-status' ? 5 : 30;
  it.each(sample(namedSenders, 4).some(([, one]) => one === sender) ? [seconds] : [])(
    'shows the failure of a call after %i seconds without an answer, and ignores an answer after twice the time',
    async () => {
      let answerNow = () => undefined as void;
      const late = new Promise<void>((resolve) => (answerNow = resolve));
      const typed = signIn(sender);
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
    it('shows the error page for an answer of another shape', async () => {
      await sendWithAnswer(sender, { fault: 'wrong-shape' });
      await expectPage(sender.otherwise);
    });
});
