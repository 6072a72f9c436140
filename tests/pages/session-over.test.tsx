import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startClock } from '@/session/clock';
import { stepEnded, stepStarted } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import { world } from '../../mocks/server';
import { button, expectPage } from '../support/page';
import { atMinute, openPage, question, registration, sessionStart, sessionWarning } from '../support/session-minutes';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: sessionStart });
  startClock();
});
it('ignores the first key press after a device has slept past the session', async () => {
  await openPage({ ...registration, path: '/register/enter-email' });
  vi.setSystemTime(sessionStart + 122 * minute);
  act(() => void fireEvent.keyDown(screen.getByLabelText('Email address'), { key: 'a' }));
  await expectPage('/session-timeout');
});

it('completes a running step before the session end', async () => {
  const { store } = await openPage(question);
  act(() => void store.dispatch(stepStarted()));
  atMinute(60);
  expect(window.location.pathname).toBe(question.path);
  act(() => void store.dispatch(stepEnded()));
  await expectPage('/session-timeout');
});

it('keeps a public page without a message', async () => {
  await openPage({ ...question, path: '/privacy' });
  atMinute(55);
  expect(sessionWarning()).not.toBeInTheDocument();
  atMinute(122);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('stays on /forgotten-password when the session ends, because its call renews the session', async () => {
  await openPage({ ...registration, path: '/forgotten-password' });
  atMinute(61);
  expect(window.location.pathname).toBe('/forgotten-password');
  expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
});

it('shows the session end again after Back to a page of the session', async () => {
  const { user } = await openPage(question);
  atMinute(61);
  await expectPage('/session-timeout');
  act(() => window.history.pushState(null, '', '/enter-email'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await user.keyboard('a');
  await expectPage('/session-timeout');
});

it.each([
  ['fast', 3, '12:58pm'],
  ['slow', -3, '6:58pm'],
])('ends the session by the server’s clock on a device that is three hours %s', async (_what, hours, time) => {
  world().clock.advance(-hours * 60 * minute);
  const { user } = await openPage({ ...registration, path: '/register/enter-email' });
  await user.clear(screen.getByLabelText('Email address'));
  await user.click(screen.getByLabelText('Email address'));
  await user.paste('new-user@example.com');
  await user.click(button('Continue'));
  await expectPage('/register/create-password');
  atMinute(49);
  expect(sessionWarning()).not.toBeInTheDocument();
  atMinute(51);
  expect(within(screen.getByRole('region', { name: 'End of your session' })).getByText(new RegExp(`at ${time} to`))).toBeVisible();
  atMinute(61);
  await expectPage('/session-timeout');
});
