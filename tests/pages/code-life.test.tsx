import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock } from '@/session/clock';
import { storeRoundTrip } from '@/session/pending-round-trips';
import { emailEntered, securityCodeSent } from '@/state/events';
import { minute, second } from '../../mocks/backend/clock';
import { emailOf } from '../../mocks/people/personas';
import { signInAs, world } from '../../mocks/server';
import { advanceClock } from '../support/advance-clock';
import { announcements } from '../support/announcements';
import { button, byId, expectPage, fill } from '../support/page';
import { unloadDocument, visit } from '../support/visit';

/** A quarter to four in the afternoon, where the device is. */
const sentAt = new Date(2026, 10, 23, 15, 45, 10).getTime();

const pages = [
  ['/enter-mobile-code', 'mobile', 'mobile-code', 'Send a new code', '/mobile-code-expired'],
  ['/enter-landline-code', 'landline', 'landline-code', 'Call me again', '/landline-code-expired'],
] as const;

const lastMinute = 'Your code runs out in 1 minute.';
const runOut = 'This code has run out.';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: sentAt });
  startClock();
});

describe.each(pages)('code life at %s', (path, persona, upTo, again, expiredPage) => {
  const open = () => {
    signInAs(persona, { upTo });
    return visit(path, { events: [emailEntered(emailOf(persona)), securityCodeSent({})] });
  };

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
    await unloadDocument();
    await visit(path);
    expect(screen.getByText(lastMinute)).toBeVisible();
    expect(announcements()).toEqual([]);
  });

  it('shows after 5 minutes that the code has expired, and preserves digits and focus', async () => {
    const { user } = await open();
    await fill(user, 'otp-input', '12345');
    advanceClock(5 * minute);
    expect(announcements()).toEqual([runOut]);
    expect(screen.getByText('It worked until 3:50pm.')).toBeVisible();
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
    signInAs(persona, { upTo });
    const { user, store } = await visit(path, { events: [emailEntered(emailOf(persona)), securityCodeSent({})] });
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

it('shows 5 minutes for a code whose timestamp is unknown', async () => {
  signInAs('mobile', { upTo: 'mobile-code' });
  // Back from the firewall, in a browser where only the tab can store something.
  storeRoundTrip('otp mobile:firewall', '/enter-mobile-code');
  await visit('/enter-mobile-code', { events: [emailEntered(emailOf('mobile'))] });
  expect(screen.getByText('You must use the code within 5 minutes.')).toBeVisible();
  advanceClock(10 * minute);
  expect(screen.queryByText(/It works until|runs out|run out/)).not.toBeInTheDocument();
});

it('shows field, box, Continue and details of the code in this order', async () => {
  signInAs('mobile', { upTo: 'mobile-code' });
  await visit('/enter-mobile-code', { events: [emailEntered(emailOf('mobile')), securityCodeSent({})] });
  const box = screen.getByRole('checkbox', { name: 'Remember this device and stop sending security codes' });
  expect(box).toHaveAccessibleDescription('Not on a shared device. Lasts 180 days.');
  const inOrder = [byId('otp-input'), box, button('Continue'), screen.getByText('Not received a text?')];
  const ahead = inOrder.slice(1).map((next, index) => inOrder[index]?.compareDocumentPosition(next));
  expect(ahead).toEqual([4, 4, 4]);
});
