import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '../../mocks/calls';
import type { Fault } from '../../mocks/scenario';
import { answer, world } from '../../mocks/server';
import { address, arriveAt, button, summary } from '../page';
import { meet, named, type Sender } from '../senders';
import { send, signIn } from '../way';

const sentence = 'We could not reach the service. Check your internet connection and try again.';
const sent = ({ call }: Sender) => world().calls.filter(({ method, path }) => calls[call] === `${method} ${path}`).length;

async function expectToStay(sender: Sender) {
  expect(await summary()).toHaveTextContent(sentence);
  expect(address()).toBe(sender.from);
}

describe.each(named)('%s', (_name, sender) => {
  const faults: Fault[] = sender.read ? ['dead', 'html', 'empty'] : ['dead'];

  it.each(faults)('when the answer is %s, says so, keeps what was typed, and works again', async (fault) => {
    const typed = signIn(sender);
    answer({ call: calls[sender.call], answer: { fault } }, 1);
    const { user, exits } = await send(sender, typed);
    await expectToStay(sender);
    for (const [label, text] of Object.entries(typed ?? {})) expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(sent(sender)).toBe(1);
    await user.click(button(sender.press ?? 'Try again'));
    if (typeof sender.leadsTo === 'string') {
      const { leadsTo } = sender;
      await arriveAt(leadsTo);
      await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
    } else {
      await waitFor(() => expect(exits.at(-1)).toMatch(sender.leadsTo));
    }
    expect(sent(sender)).toBe(2);
  });

  it('when no answer comes for 30 seconds, gives up and says so', async () => {
    const typed = signIn(sender);
    answer({ call: calls[sender.call], answer: { fault: 'hang' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await send(sender, typed);
    await waitFor(() => expect(sent(sender)).toBe(1));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1_000);
    await expectToStay(sender);
  });

  if (sender.read)
    it('a list where an object is promised is an error', async () => {
      await meet(sender, { fault: 'wrong-shape' });
      await arriveAt(sender.otherwise);
    });
});
