import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startClock } from '@/session/clock';
import { stepEnded, stepStarted } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import { world } from '../../mocks/server';
import { arriveAt, button } from '../support/page';
import { at, begun, open, question, registration, warning } from '../support/session-minutes';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
  startClock();
});
it('a key that is pressed on a device that has slept types nothing more', async () => {
  await open({ ...registration, path: '/register/enter-email' });
  vi.setSystemTime(begun + 122 * minute);
  act(() => void fireEvent.keyDown(screen.getByLabelText('Email address'), { key: 'a' }));
  await arriveAt('/session-timeout');
});

it('a step that is under way ends first', async () => {
  const { store } = await open(question);
  act(() => void store.dispatch(stepStarted()));
  at(60);
  expect(window.location.pathname).toBe(question.path);
  act(() => void store.dispatch(stepEnded()));
  await arriveAt('/session-timeout');
});

it('a page that anybody may read says nothing and stays', async () => {
  await open({ ...question, path: '/privacy' });
  at(55);
  expect(warning()).not.toBeInTheDocument();
  at(122);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('the page that asks for a link stays: whoever opens it from an expired link has a session that is over, and the call renews it', async () => {
  await open({ ...registration, path: '/forgotten-password' });
  at(61);
  expect(window.location.pathname).toBe('/forgotten-password');
  expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
});

it('Back to a page of the session that is over leads to its end again', async () => {
  const { user } = await open(question);
  at(61);
  await arriveAt('/session-timeout');
  act(() => window.history.pushState(null, '', '/enter-email'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await user.keyboard('a');
  await arriveAt('/session-timeout');
});

it.each([
  ['fast', 3, '12:58pm'],
  ['slow', -3, '6:58pm'],
])('the end is that of the server’s clock on a device that is three hours %s', async (_what, hours, time) => {
  world().clock.advance(-hours * 60 * minute);
  const { user } = await open({ ...registration, path: '/register/enter-email' });
  await user.clear(screen.getByLabelText('Email address'));
  await user.click(screen.getByLabelText('Email address'));
  await user.paste('new-user@example.com');
  await user.click(button('Continue'));
  await arriveAt('/register/create-password');
  at(49);
  expect(warning()).not.toBeInTheDocument();
  at(51);
  expect(within(screen.getByRole('region', { name: 'End of your session' })).getByText(new RegExp(`at ${time} to`))).toBeVisible();
  at(61);
  await arriveAt('/session-timeout');
});
