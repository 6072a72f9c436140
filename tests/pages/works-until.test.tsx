import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock } from '@/session/clock';
import { emailEntered } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import { answer, codeSentTo, signInAs } from '../../mocks/server';
import { button, expectPage, fill } from '../support/page';
import { performAction, signIn } from '../support/page-action';
import { unloadDocument, visit } from '../support/visit';

const now = new Date(2026, 10, 23, 15, 12, 20).getTime();
const until = (time: string) => screen.findByText(`It works until ${time}.`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  startClock();
});

describe('reset link', () => {
  it('shows that it works until an hour after the request, also after a reload', async () => {
    signInAs('mobile');
    document.cookie = 'aws-waf-token=1; path=/';
    const visited = await visit('/forgotten-password');
    vi.setSystemTime(now - 1);
    await performAction(visited, { typed: { 'Email address': 'mobile@example.com' }, press: 'Continue' });
    await expectPage('/check-email');
    // The session has begun with the page before it: it ends in the same minute.
    expect(await until('4:12pm')).toBeVisible();
    await unloadDocument();
    vi.setSystemTime(now + 10 * minute);
    await visit('/check-email');
    expect(await until('4:12pm')).toBeVisible();
  });
});

describe('emailed code', () => {
  it('shows that it works no longer than the session', async () => {
    const action = { from: '/register/create-password', persona: 'new-user', upTo: 'password' } as const;
    signIn(action);
    await visit('/register/enter-email', { events: [emailEntered('new-user@example.com')] });
    await unloadDocument();
    vi.setSystemTime(now + 20 * minute);
    const visited = await visit(action.from);
    await performAction(visited, { typed: { Password: 'Anoth3rPassword' }, press: 'Continue' });
    await expectPage('/register/check-email');
    expect(await until('4:12pm')).toBeVisible();
  });
});

describe('change of the phone number', () => {
  it.each([
    [
      '/recovery/change-mobile/enter-mobile',
      'change-number',
      'New UK mobile number',
      '07700 900222',
      '/enter-mobile-code',
      '+447700900222',
      '•••••••0222',
    ],
    [
      '/recovery/change-landline/enter-landline',
      'change-landline',
      'New UK landline number',
      '01632 960222',
      '/enter-landline-code',
      '+441632960222',
      '•••••••0222',
    ],
  ] as const)('shows at %s from when the new number counts', async (path, persona, label, number, codePage, sentTo, masked) => {
    signInAs(persona, { upTo: 'password' });
    const visited = await visit(path, { events: [emailEntered(`${persona}@example.com`)] });
    await performAction(visited, { typed: { [label]: number }, press: 'Continue' });
    await expectPage(codePage);
    await fill(visited.user, 'otp-input', codeSentTo(sentTo));
    await visited.user.click(button('Continue'));
    await expectPage(path, 'You have asked to change your phone number');
    const says =
      /^You can log in with .* from 3:13pm on Tuesday 24 November\. Until then use your old number\. If you do not have that phone, contact us/;
    const sentence = () => screen.getByText((_text, element) => element?.tagName === 'P' && says.test(element.textContent));
    expect(sentence()).toHaveTextContent(masked);
    await unloadDocument();
    vi.setSystemTime(now + 30 * minute);
    await visit(path, { state: { changePending: true } });
    expect(sentence()).toHaveTextContent(masked);
  });

  it('shows no time for a change that began earlier', async () => {
    signInAs('change-number', { upTo: 'password' });
    answer({ call: 'POST /api/login/change-mobile', answer: { status: 409, json: { error: 'Pending phone number change' } } });
    const visited = await visit('/recovery/change-mobile/enter-mobile', { events: [emailEntered('change-number@example.com')] });
    await performAction(visited, { typed: { 'New UK mobile number': '07700 900222' }, press: 'Continue' });
    await expectPage('/recovery/change-mobile/enter-mobile', 'You have asked to change your phone number');
    expect(screen.getByText('To keep your account safe, a change takes 24 hours. After that, log in with your new number.')).toBeVisible();
  });
});
