import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emailEntered } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { emailOf } from '../../mocks/people/personas';
import { answer, signInAs } from '../../mocks/server';
import { expectComplaint } from '../support/console-guard';
import { fewOf } from '../support/few-of';
import { arriveAt, button, byId } from '../support/page';
import { performAction, send, signIn } from '../support/page-action';
import { senderOf, senders, sent } from '../support/senders/senders';
import { untilQuiet } from '../support/under-way';
import { visit } from '../support/visit';

const pressed = senders.filter(({ press }) => press);

describe.each(
  fewOf(
    4,
    pressed.map((sender) => [`${sender.call} from ${sender.from}`, sender] as const),
  ),
)('%s', (_name, sender) => {
  it('is sent once, however often the button is pressed', async () => {
    // The end of the test is the end of the call.
    if (sender.complaint) expectComplaint(sender.complaint);
    const typed = signIn(sender);
    answer({ call: calls[sender.call], answer: { fault: 'hang' } });
    const { user } = await send(sender, typed);
    const pressButton = button(sender.press ?? '');
    await user.dblClick(pressButton);
    await user.keyboard('{Enter}');
    for (const label of Object.keys(typed ?? {})) await user.type(screen.getByLabelText(label), '{Enter}');
    act(() => {
      pressButton.click();
      pressButton.click();
    });
    await waitFor(() => expect(sent(sender)).toHaveLength(1));
    await untilQuiet();
    expect(sent(sender)).toHaveLength(1);
    expect(pressButton).toBeDisabled();
    expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });
});

describe('two clicks before React has drawn anything', () => {
  it('send one call', async () => {
    signInAs('mobile');
    await visit('/enter-email', { events: [emailEntered(emailOf('mobile'))] });
    act(() => {
      button('Continue').click();
      button('Continue').click();
    });
    await arriveAt('/log-in-password', 'Enter your password');
    expect(sent(senderOf('account-status'))).toHaveLength(1);
  });
});

describe('the second press of a double click', () => {
  it('does not send again what was refused in between', async () => {
    const password = senderOf('password');
    const typed = signIn(password);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    answer('password.incorrect');
    const opened = await send(password, typed);
    await waitFor(() => expect(sent(password)[0]?.status).toBe(401));
    await vi.advanceTimersByTimeAsync(300);
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
    act(() => button('Continue').click());
    await screen.findByText('There is a problem');
    expect(sent(password)).toHaveLength(1);
    await waitFor(() => expect(button('Continue')).toBeEnabled());
    await waitFor(() => expect(byId('password-input')).toHaveFocus());
    await performAction(opened, { typed, press: 'Continue' });
    await waitFor(() => expect(sent(password)).toHaveLength(2));
  });
});
