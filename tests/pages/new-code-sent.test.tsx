import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emailCodeSent } from '@/state/deadline-events';
import { emailEntered, securityCodeSent } from '@/state/events';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer, world } from '../../mocks/server';
import { address, button, byId, errorSummary, expectPage, fieldError, fill } from '../support/page';
import { type PageAction, signIn } from '../support/page-action';
import { unloadDocument, visit } from '../support/visit';

const sentence = 'You have been sent a new security code.';
const sent = () => screen.queryByText(sentence);

const email = emailEntered('new-user@example.com');
const numbers = securityCodeSent({ phone_number: '•••••••0338', landline_number: '•••••••0789' });
const text = { from: '/enter-mobile-code', persona: 'both', upTo: 'mobile-code', press: 'Send the security code again' } as const;
const call = { from: '/enter-landline-code', persona: 'landline', upTo: 'landline-code', press: 'Call my landline again' } as const;
const mailed = emailCodeSent();
const mail = { from: '/register/check-email', persona: 'new-user', upTo: 'email-code', press: 'Send the security code again' } as const;

describe.each<PageAction & { press: string; name: 'request-otp' | 'resend-email-code'; other: string; remembers: boolean }>([
  { ...text, events: [numbers], name: 'request-otp', other: 'Change your mobile phone number', remembers: true },
  { ...call, events: [numbers], name: 'request-otp', other: 'Change your landline number', remembers: true },
  { ...mail, events: [email, mailed], name: 'resend-email-code', other: 'Change the email address', remembers: false },
])('another code requested on $from', (way) => {
  const { from, press, name, other, remembers } = way;
  const open = async () => {
    signIn(way);
    return visit(from, { events: way.events });
  };
  const resend = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(button(press));
    await waitFor(() => expect(button('Continue')).toBeEnabled());
  };
  const asked = () => world().calls.filter(({ path }) => path.endsWith(`/${name}`)).length;

  it('announces the new code and preserves the form', async () => {
    const visited = await open();
    const { length } = window.history;
    await fill(visited.user, 'otp-input', '12345');
    if (remembers) await visited.user.click(byId('rmd'));
    await resend(visited);
    const announced = screen.getByRole('group', { name: 'Success' });
    expect(announced).toHaveTextContent(sentence);
    expect(announced).toHaveFocus();
    expect(byId<HTMLInputElement>('otp-input').value).toBe('12345');
    if (remembers) expect(byId('rmd')).toBeChecked();
    expect(address()).toBe(from);
    expect(window.history).toHaveLength(length);
  });

  it('announces the new code again the second time', async () => {
    const visited = await open();
    await resend(visited);
    const first = screen.getByRole('group', { name: 'Success' });
    await resend(visited);
    expect(asked()).toBe(2);
    const second = screen.getByRole('group', { name: 'Success' });
    expect(second).not.toBe(first);
    expect(first).not.toBeInTheDocument();
    expect(second).toHaveFocus();
  });

  it('sends one code for a double click, also with the answer between the clicks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user } = await open();
    await user.click(button(press));
    await waitFor(() => expect(sent()).toBeVisible());
    await user.click(button(press));
    expect(button('Continue')).toBeDisabled();
    await waitFor(() => expect(button('Continue')).toBeEnabled());
    expect(asked()).toBe(1);
  });

  it('replaces the error summary, and preserves the error at the field', async () => {
    const visited = await open();
    await visited.user.click(button('Continue'));
    expect(await errorSummary()).toEqual(['Enter the security code']);
    await resend(visited);
    expect(sent()).toBeVisible();
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
    expect(document.title).not.toMatch(/^Error/);
    expect(fieldError(byId('otp-input'))).toBe('Enter the security code');
  });

  it('removes the announcement of the new code after an error, also during the next attempt', async () => {
    const visited = await open();
    await resend(visited);
    await visited.user.click(button('Continue'));
    expect(await errorSummary()).toEqual(['Enter the security code']);
    expect(sent()).not.toBeInTheDocument();
    answer(remembers ? 'otp.hang' : 'verify-email.hang');
    await fill(visited.user, 'otp-input', '246810');
    await visited.user.click(button('Continue'));
    await waitFor(() => expect(visited.store.getState().page.loading).toBe(true));
    expect(sent()).not.toBeInTheDocument();
  });

  it('announces no code that could not be sent, and removes the former announcement', async () => {
    const visited = await open();
    await resend(visited);
    answer(`${name}.dead` as ScenarioId);
    await visited.user.click(button(press));
    expect(await screen.findByText(/^We could not reach the service/)).toBeVisible();
    expect(sent()).not.toBeInTheDocument();
  });

  it('shows no announcement after a reload or on the way back', async () => {
    const visited = await open();
    await resend(visited);
    await visited.user.click(screen.getByRole('link', { name: other, hidden: true }));
    await waitFor(() => expect(address()).not.toBe(from));
    window.history.back();
    await expectPage(from);
    expect(sent()).not.toBeInTheDocument();
    await unloadDocument();
    await visit(from, { events: way.events });
    expect(sent()).not.toBeInTheDocument();
  });
});
