import { screen, waitFor } from '@testing-library/react';
import { emailCodeSent, emailEntered, securityCodeSent } from '@/state/events';
import { minute, second } from '../../../mocks/backend/clock';
import { emailOf, type PersonaId } from '../../../mocks/people/personas';
import type { ScenarioId } from '../../../mocks/scenarios/scenarios';
import { answer, world } from '../../../mocks/server';
import {
  address,
  advanceClock,
  announcements,
  button,
  byId,
  errorSummary,
  expectPage,
  fieldError,
  fill,
  fillAndContinue,
  type PageAction,
  reload,
  signIn,
  stopClockAt,
  unloadDocument,
  type Visit,
  visit,
} from '../../support/user';

describe('code life', () => {
  /** 3:45pm in the time zone of the device. */
  const sentAt = new Date(2026, 10, 23, 15, 45, 10).getTime();

  const pages = [
    ['/enter-mobile-code', 'mobile', 'mobile-code', 'Send a new code', '/mobile-code-expired'],
    ['/enter-landline-code', 'landline', 'landline-code', 'Call me again', '/landline-code-expired'],
  ] as const;

  const lastMinute = 'Your code expires in 1 minute.';
  const runOut = 'This code has expired.';

  stopClockAt(sentAt);

  const openCodePage = (path: string, persona: PersonaId, upTo: 'mobile-code' | 'landline-code') =>
    visit(path, { persona, upTo, events: [emailEntered(emailOf(persona)), securityCodeSent({})] });

  describe.each(pages)('code life at %s', (path, persona, upTo, again, expiredPage) => {
    const open = () => openCodePage(path, persona, upTo);

    it('shows the time until which the code works, and the 5 minutes', async () => {
      await open();
      expect(screen.getByText('You must use the code within 5 minutes.')).toHaveTextContent('It works until 3:50pm.');
      await unloadDocument();
      advanceClock(4 * minute - second);
      await visit(path);
      expect(screen.getByText('It works until 3:50pm.')).toBeVisible();
      expect(screen.queryByText(lastMinute)).not.toBeInTheDocument();
    });

    it('announces once that the code expires in a minute', async () => {
      await open();
      advanceClock(4 * minute - second);
      expect(announcements()).toEqual([]);
      advanceClock(second);
      expect(announcements()).toEqual([lastMinute]);
      await reload();
      expect(screen.getByText(lastMinute)).toBeVisible();
      expect(announcements()).toEqual([]);
    });

    it('shows after 5 minutes that the code has expired, and preserves digits and focus', async () => {
      const { user } = await open();
      await fill(user, 'otp-input', '12345');
      advanceClock(5 * minute);
      expect(announcements()).toEqual([runOut]);
      expect(screen.getByText('The code worked until 3:50pm.')).toBeVisible();
      expect(byId<HTMLInputElement>('otp-input')).toHaveValue('12345');
      expect(byId('otp-input')).toHaveFocus();
      await user.click(button(again));
      expect(await screen.findByText('You have been sent a new security code.')).toBeVisible();
      await waitFor(() => expect(screen.queryByText(runOut)).not.toBeInTheDocument());
      expect(screen.queryByRole('button', { name: again })).not.toBeInTheDocument();
      expect(screen.getByText('It works until 3:55pm.')).toBeVisible();
    });

    it('shows an expired code after a reload without an announcement', async () => {
      await open();
      await unloadDocument();
      advanceClock(5 * minute);
      await visit(path);
      expect(screen.getByText(runOut)).toBeVisible();
      expect(button(again)).toBeVisible();
      expect(announcements()).toEqual([]);
    });

    it('submits an expired code and shows the expired code page', async () => {
      const { user } = await open();
      await fill(user, 'otp-input', '123456');
      advanceClock(5 * minute);
      await user.click(button('Continue'));
      await expectPage(expiredPage);
    });

    it.each([
      ['fast', 3],
      ['slow', -3],
    ])('expires the code on time on a device that is three hours %s', async (_what, hours) => {
      world().clock.advance(-hours * 60 * minute);
      const { user, store } = await open();
      await user.click(screen.getByRole('button', { name: /(security code|landline) again$/, hidden: true }));
      const shown = hours === 3 ? 'It works until 12:50pm.' : 'It works until 6:50pm.';
      expect(await screen.findByText(shown)).toBeVisible();
      await waitFor(() => expect(store.getState().page.loading).toBe(false));
      advanceClock(4 * minute);
      expect(announcements()).toEqual([lastMinute]);
      advanceClock(minute);
      expect(announcements()).toEqual([runOut]);
    });
  });

  it('shows field, box, Continue and details of the code in this order', async () => {
    await openCodePage('/enter-mobile-code', 'mobile', 'mobile-code');
    const box = screen.getByRole('checkbox', { name: 'Remember this device and stop sending security codes' });
    expect(box).toHaveAccessibleDescription('Do not tick this on a shared device. It lasts 180 days.');
    const inOrder = [byId('otp-input'), box, button('Continue'), screen.getByText('Not received a text?')];
    const ahead = inOrder.slice(1).map((next, index) => inOrder[index]?.compareDocumentPosition(next));
    expect(ahead).toEqual([4, 4, 4]);
  });
});

const sentence = 'You have been sent a new security code.';
const sent = () => screen.queryByText(sentence);

const email = emailEntered('new-user@example.com');
const numbers = securityCodeSent({ phone_number: '•••••••0338', landline_number: '•••••••0789' });
const text = { from: '/enter-mobile-code', persona: 'both', upTo: 'mobile-code', clicked: 'Send the security code again' } as const;
const call = { from: '/enter-landline-code', persona: 'landline', upTo: 'landline-code', clicked: 'Call my landline again' } as const;
const mailed = emailCodeSent();
const mail = { from: '/register/check-email', persona: 'new-user', upTo: 'email-code', clicked: 'Send the security code again' } as const;

describe.each<PageAction & { clicked: string; name: 'request-otp' | 'resend-email-code'; other: string; remembers: boolean }>([
  { ...text, events: [numbers], name: 'request-otp', other: 'Change your mobile phone number', remembers: true },
  { ...call, events: [numbers], name: 'request-otp', other: 'Change your landline number', remembers: true },
  { ...mail, events: [email, mailed], name: 'resend-email-code', other: 'Change the email address', remembers: false },
])('another code requested on $from', (action) => {
  const { from, clicked, name, other, remembers } = action;
  const open = async () => {
    signIn(action);
    return visit(from, { events: action.events });
  };
  const resend = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(button(clicked));
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
    await user.click(button(clicked));
    await waitFor(() => expect(sent()).toBeVisible());
    await user.click(button(clicked));
    expect(button('Continue')).toBeDisabled();
    await waitFor(() => expect(button('Continue')).toBeEnabled());
    expect(asked()).toBe(1);
  });

  it('removes the error summary when another code is sent, and preserves the error at the field', async () => {
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
    await fillAndContinue(visited.user, 'otp-input', '246810');
    await waitFor(() => expect(visited.store.getState().page.loading).toBe(true));
    expect(sent()).not.toBeInTheDocument();
  });

  it('explains a wrong code below its error once another code was sent, also after a reload, until the next code or error', async () => {
    const wrong = 'This is 6 digits Error: Enter the correct security code';
    const explained = `${wrong} We have sent you more than one code. Only the newest one works.`;
    const submitWrong = async ({ user }: Visit) => {
      await fillAndContinue(user, 'otp-input', '000000');
      expect(await errorSummary()).toEqual(['Enter the correct security code']);
      expect(fieldError(byId('otp-input'))).toBe('Enter the correct security code');
    };
    const visited = await open();
    await submitWrong(visited);
    expect(byId('otp-input')).toHaveAccessibleDescription(wrong);
    await resend(visited);
    expect(byId('otp-input')).toHaveAccessibleDescription(wrong);
    await submitWrong(visited);
    expect(byId('otp-input')).toHaveAccessibleDescription(explained);
    await resend(visited);
    expect(byId('otp-input')).toHaveAccessibleDescription(wrong);
    const reloaded = await reload();
    expect(byId('otp-input')).toHaveAccessibleDescription('This is 6 digits');
    await submitWrong(reloaded);
    expect(byId('otp-input')).toHaveAccessibleDescription(explained);
    await fillAndContinue(reloaded.user, 'otp-input', '12345');
    expect(await errorSummary()).toEqual(['Enter the 6 digits of your security code']);
    expect(byId('otp-input')).toHaveAccessibleDescription('This is 6 digits Error: Enter the 6 digits of your security code');
  });

  it('announces no code that could not be sent, and removes the former announcement', async () => {
    const visited = await open();
    await resend(visited);
    answer(`${name}.dead` as ScenarioId);
    await visited.user.click(button(clicked));
    expect(await screen.findByText(/^Sorry, that did not work/)).toBeVisible();
    expect(sent()).not.toBeInTheDocument();
  });

  it('shows no announcement of the new code after a reload or on the way back', async () => {
    const visited = await open();
    await resend(visited);
    await visited.user.click(screen.getByRole('link', { name: other, hidden: true }));
    await waitFor(() => expect(address()).not.toBe(from));
    window.history.back();
    await expectPage(from);
    expect(sent()).not.toBeInTheDocument();
    await unloadDocument();
    await visit(from, { events: action.events });
    expect(sent()).not.toBeInTheDocument();
  });
});
