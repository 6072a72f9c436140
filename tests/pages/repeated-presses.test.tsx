import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emailEntered } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { emailOf, password } from '../../mocks/people/personas';
import { answer, signInAs, world } from '../../mocks/server';
import { expectComplaint } from '../support/console-guard';
import { address, arriveAt, button, byId, link } from '../support/page';
import { senderOf, senders } from '../support/senders/senders';
import type { Sender } from '../support/senders/sender';
import { send, signIn } from '../support/page-action';
import { visit } from '../support/visit';

const sent = ({ call }: Sender) => world().calls.filter(({ method, path }) => calls[call] === `${method} ${path}`);
const pressed = senders.filter(({ press }) => press);

describe.each(pressed.map((sender) => [`${sender.call} from ${sender.from}`, sender] as const))('%s', (_name, sender) => {
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
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(sent(sender)).toHaveLength(1);
    expect(pressButton).toBeDisabled();
    expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading')).toBeInTheDocument();
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
    await send(password, typed);
    await waitFor(() => expect(sent(password)[0]?.status).toBe(401));
    await vi.advanceTimersByTimeAsync(300);
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
    act(() => button('Continue').click());
    await screen.findByText('There is a problem');
    expect(sent(password)).toHaveLength(1);
    await waitFor(() => expect(button('Continue')).toBeEnabled());
    act(() => button('Continue').click());
    await waitFor(() => expect(sent(password)).toHaveLength(2));
  });
});

/** As a test driver or a password manager does: no event that React listens to. */
function setSilently(id: string, value: string) {
  const field = byId<HTMLInputElement>(id);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: false }));
  field.dispatchEvent(new Event('change', { bubbles: false }));
}

describe('a value that was set without an event that bubbles', () => {
  it('counts when the email address is sent', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    setSilently('user-email', emailOf('mobile'));
    await user.click(button('Continue'));
    await arriveAt('/log-in-password');
  });

  it('counts when the password is sent', async () => {
    signInAs('mobile');
    const { user } = await visit('/log-in-password', { events: [emailEntered(emailOf('mobile'))] });
    setSilently('password-input', password);
    await user.click(button('Continue'));
    await arriveAt('/enter-mobile-code');
  });

  it('counts when the security code is sent, the box too', async () => {
    const { session } = signInAs('mobile', { upTo: 'mobile-code' });
    const { user } = await visit('/enter-mobile-code');
    setSilently('otp-input', session.code?.digits ?? '');
    byId<HTMLInputElement>('rmd').checked = true;
    await user.click(button('Continue'));
    await arriveAt('/nhs-login-consent');
    expect(sent(senderOf('otp'))[0]?.body.remember_my_device).toBe(true);
  });

  it('counts when a choice is sent', async () => {
    signInAs('both', { upTo: 'password' });
    const { user } = await visit('/choose-authentication-method');
    byId<HTMLInputElement>('choice-2').checked = true;
    await user.click(button('Continue'));
    await arriveAt('/get-call-landline');
  });

  it('counts over what was typed before', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await user.type(byId('user-email'), 'other@example.com');
    setSilently('user-email', emailOf('mobile'));
    await user.click(button('Continue'));
    await waitFor(() => expect(sent(senderOf('account-status'))[0]?.body.email).toBe(emailOf('mobile')));
  });
});

describe('an answer that comes after the person has left the page', () => {
  /** The call is under way; `finish` lets it be answered. */
  async function underWay(sender: Sender) {
    const typed = signIn(sender);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const visited = await send(sender, typed);
    await waitFor(() => expect(sent(sender)[0]?.status).toBe(200));
    return { ...visited, finish: () => vi.advanceTimersByTimeAsync(1500) };
  }

  it('does not navigate when they pressed the Back button of the browser', async () => {
    const check = senderOf('account-status');
    const { finish } = await underWay(check);
    window.history.pushState(null, '', '/not-registered');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await arriveAt('/not-registered', 'We cannot log you in');
    await finish();
    expect(address()).toBe('/not-registered');
  });

  it('leaves the next page usable', async () => {
    const { user, finish, store } = await underWay(senderOf('otp', '/enter-mobile-code'));
    window.history.pushState(null, '', '/not-registered');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await arriveAt('/not-registered', 'We cannot log you in');
    expect(store.getState().page.loading).toBe(false);
    await finish();
    expect(address()).toBe('/not-registered');
    await user.click(button('Try again'));
    await arriveAt('/enter-email', 'Enter your email address');
    expect(button('Continue')).toBeEnabled();
  });

  it('does not navigate when they followed the Back link', async () => {
    signInAs('mobile');
    answer('password.hang');
    const { user } = await visit('/log-in-password', { events: [emailEntered(emailOf('mobile'))] });
    await user.type(byId('password-input'), `${password}{Enter}`);
    await user.click(link('Back'));
    await arriveAt('/enter-email', 'Enter your email address');
    expect(button('Continue')).toBeEnabled();
    await user.click(button('Continue'));
    await arriveAt('/log-in-password', 'Enter your password');
  });
});
