import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { resetLinkEnd, useLock, WorksUntil } from '@/deadlines/deadline';
import { LockWait } from '@/deadlines/lock-wait';
import { startClock } from '@/session/clock';
import { lockStarted, loginBegun, resetLinkSent, signInEnded } from '@/state/events';
import { minute } from '../../../mocks/backend/clock';
import { sessionBegun } from '../../../mocks/situation/session-begun';
import { openStore } from '../../support/bare-store';

// The pages show the time of the device's clock.
const noon = new Date(2026, 10, 23, 12).getTime();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: noon });
  startClock();
});

describe('lock wait', () => {
  const end = (minutesLeft: number) => ({ at: noon + minutesLeft * minute, minutesLeft, over: minutesLeft === 0 });

  /** Renders in a document with this store. `rerender` renders another element in its place. */
  function show(first: ReactNode, { store } = openStore(sessionBegun())) {
    const whole = (children: ReactNode) => <Provider store={store}>{children}</Provider>;
    const { rerender, container } = render(whole(first));
    return { rerender: (next: ReactNode) => rerender(whole(next)), text: () => container.textContent };
  }

  it.each([
    ['its end and no button', end(9), 'You can try again at 12:09pm (in about 9 minutes).'],
    [
      'the longest wait when its start is unknown',
      undefined,
      'Wait up to 15 minutes, then go back to the website or app you were using and log in again.',
    ],
    ['the button when it is over', end(0), 'You can try again nowTry again'],
  ])('shows for a lock %s', (_what, ends, text) => expect(show(<LockWait end={ends}>Try again</LockWait>).text()).toBe(text));

  it('shows no retry button after a lock when the session ends at the same time', () => {
    const opened = openStore(sessionBegun());
    const sessionOver = { at: noon + 60 * minute, minutesLeft: 0, over: true };
    expect(show(<LockWait end={sessionOver}>Try again</LockWait>, opened).text()).toBe('You can try again now');
    const before = { ...sessionOver, at: noon + 59 * minute };
    expect(show(<LockWait end={before}>Try again</LockWait>, opened).text()).toBe('You can try again nowTry again');
  });

  it('shows the retry button after a lock when no session is known', () => {
    expect(show(<LockWait end={end(0)}>Try again</LockWait>, openStore(loginBegun())).text()).toBe('You can try again nowTry again');
  });

  it('announces the end of a lock on an open page, but not an earlier end', () => {
    const { rerender } = show(<LockWait end={end(1)} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<LockWait end={{ ...end(1), minutesLeft: 0, over: true }} />);
    expect(screen.getByRole('status')).toHaveTextContent('You can try again now');
    rerender(<LockWait end={end(0)} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByText('You can try again now')).toBeVisible();
  });

  it('shows until when a reset link works, and later that it worked', () => {
    const { text } = show(<WorksUntil end={resetLinkEnd} />, openStore(sessionBegun(), resetLinkSent()));
    expect(text()).toBe(' It works until 1pm.');
    vi.setSystemTime(noon + 60 * minute);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(text()).toBe(' It worked until 1pm.');
  });

  it('shows no time limit of a reset link when its start is unknown', () => {
    expect(show(<WorksUntil end={resetLinkEnd} />).text()).toBe('');
  });
});

it('keeps the end that a lock had when its page opened, also when the session ends', () => {
  const { store } = openStore(lockStarted('password'));
  vi.setSystemTime(noon + 5 * minute);
  const { result, rerender } = renderHook(() => useLock('password')?.minutesLeft, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  act(() => void store.dispatch(signInEnded('endedElsewhere')));
  rerender();
  expect(result.current).toBe(10);
});
