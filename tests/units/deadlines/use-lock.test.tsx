import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Instant } from '@/deadlines/instants';
import { useLock } from '@/deadlines/use-lock';
import { startClock } from '@/session/clock';
import { lockStarted } from '@/state/deadline-events';
import { signInEnded } from '@/state/events';
import { minute } from '../../../mocks/backend/clock';
import { openStore } from '../../support/bare-store';

const noon = Date.UTC(2026, 10, 23, 12);

const Left = ({ known }: { known?: Instant }) => <p>{useLock('password', known)?.minutesLeft ?? 'unknown'} left</p>;

/** The page of a lock, opened by its address, or met by whoever is refused on another page. */
async function open({
  known,
  refused,
  opened = openStore(),
}: {
  known?: Instant;
  refused: boolean;
  opened?: ReturnType<typeof openStore>;
}) {
  const pages = [
    { path: '/', element: null },
    { path: '/lock', element: <Left known={known} /> },
  ];
  const router = createMemoryRouter(pages, { initialEntries: [refused ? '/' : '/lock'] });
  render(
    <Provider store={opened.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  if (refused) await act(() => router.navigate('/lock'));
  return opened.store;
}
const left = () => screen.getByText(/ left$/).textContent;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: noon });
  startClock();
});

it('starts a lock on a refusal', async () => {
  await open({ refused: true });
  expect(left()).toBe('15 left');
});

it('starts no lock on a page opened by its address', async () => {
  await open({ refused: false });
  expect(left()).toBe('unknown left');
});

it('continues a running lock when the page is opened again', async () => {
  const opened = openStore(lockStarted('password'));
  vi.setSystemTime(noon + 5 * minute);
  await open({ refused: false, opened });
  expect(left()).toBe('10 left');
});

it.each([
  ['by a lock that runs makes it no longer', 14, 1],
  ['after its end begins another', 15, 15],
])('stores the lock of a refusal %s', async (_what, after, expected) => {
  const opened = openStore(lockStarted('password'));
  vi.setSystemTime(noon + after * minute);
  await open({ refused: true, opened });
  expect(left()).toBe(`${expected} left`);
});

it('uses the end that the server has returned', async () => {
  await open({ refused: true, known: noon + 3 * minute });
  expect(left()).toBe('3 left');
});

it('preserves the page when the session ends', async () => {
  const opened = openStore(lockStarted('password'));
  const store = await open({ refused: false, opened });
  act(() => void store.dispatch(signInEnded('endedElsewhere')));
  expect(left()).toBe('15 left');
});
