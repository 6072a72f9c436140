import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emailEntered } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { emailOf } from '../../mocks/people/personas';
import { answer, signInAs } from '../../mocks/server';
import { expectConsoleMessage } from '../support/console-guard';
import { button, byId, expectPage } from '../support/page';
import { openAndSubmit, performAction, signIn } from '../support/page-action';
import { sample } from '../support/sample';
import { senderOf, senders, sentCalls } from '../support/senders/senders';
import { visit } from '../support/visit';
import { waitForIdle } from '../support/wait-for-idle';

const pressed = senders.filter(({ press }) => press);

describe.each(
  sample(
    pressed.map((sender) => [`${sender.call} from ${sender.from}`, sender] as const),
    4,
  ),
)('repeated clicks on %s', (_name, sender) => {
  it('sends one call, however often the button is clicked', async () => {
    // The end of the test is the end of the call.
    if (sender.complaint) expectConsoleMessage(sender.complaint);
    const typed = signIn(sender);
    answer({ call: calls[sender.call], answer: { fault: 'hang' } });
    const { user } = await openAndSubmit(sender, typed);
    const pressButton = button(sender.press ?? '');
    await user.dblClick(pressButton);
    await user.keyboard('{Enter}');
    for (const label of Object.keys(typed ?? {})) await user.type(screen.getByLabelText(label), '{Enter}');
    act(() => {
      pressButton.click();
      pressButton.click();
    });
    await waitFor(() => expect(sentCalls(sender)).toHaveLength(1));
    await waitForIdle();
    expect(sentCalls(sender)).toHaveLength(1);
    expect(pressButton).toBeDisabled();
    expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });
});

describe('two clicks before React renders', () => {
  it('sends one call for two clicks', async () => {
    signInAs('mobile');
    await visit('/enter-email', { events: [emailEntered(emailOf('mobile'))] });
    act(() => {
      button('Continue').click();
      button('Continue').click();
    });
    await expectPage('/log-in-password', 'Enter your password');
    expect(sentCalls(senderOf('account-status'))).toHaveLength(1);
  });
});

describe('second click of a double click', () => {
  it('does not retry a call that was refused in between', async () => {
    const password = senderOf('password');
    const typed = signIn(password);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    answer('password.incorrect');
    const opened = await openAndSubmit(password, typed);
    await waitFor(() => expect(sentCalls(password)[0]?.status).toBe(401));
    await vi.advanceTimersByTimeAsync(300);
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
    act(() => button('Continue').click());
    await screen.findByText('There is a problem');
    expect(sentCalls(password)).toHaveLength(1);
    await waitFor(() => expect(button('Continue')).toBeEnabled());
    await waitFor(() => expect(byId('password-input')).toHaveFocus());
    await performAction(opened, { typed, press: 'Continue' });
    await waitFor(() => expect(sentCalls(password)).toHaveLength(2));
  });
});
