import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { HistoryRouter } from '@/app/history-router';
import { goTo, noAnswer, type Outcome, stay } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { useStepOnArrival } from '@/outcome/use-step-on-arrival';
import { paths } from '@/paths';
import { makeStore } from '@/state/store';
import { registerStore } from '../../support/open-stores';

/** Opens a page whose step ends with one outcome after the other. The step may be another by the next render. */
function open(...outcomes: Outcome[]) {
  window.history.replaceState(null, '', '/authcode');
  const opened = makeStore();
  registerStore(opened);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <Provider store={opened.store}>
        <HistoryRouter>{children}</HistoryRouter>
      </Provider>
    </StrictMode>
  );
  const ran = vi.fn();
  const step =
    (name: string): Step =>
    () =>
    () => {
      ran(name);
      return Promise.resolve(outcomes.shift() ?? stay);
    };
  return { ran, ...renderHook(({ given }) => useStepOnArrival(given), { wrapper, initialProps: { given: step('first') } }), step };
}

it('a step on arrival runs once, though its page is mounted twice', async () => {
  const { ran, result, rerender, step } = open(noAnswer);
  await waitFor(() => expect(result.current.refusal).toBe(noAnswer));
  rerender({ given: step('second') });
  expect(ran.mock.calls).toEqual([['first']]);
});

it('it leaves no entry to come back to', async () => {
  const before = window.history.length;
  open(goTo(paths.login));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(window.history.length).toBe(before);
});

it('it runs again on request, with the refusal gone in the meantime, and as it is by then', async () => {
  const { ran, result, rerender, step } = open(noAnswer, goTo(paths.login));
  await waitFor(() => expect(result.current.refusal).toBe(noAnswer));
  rerender({ given: step('second') });
  act(() => result.current.retry());
  expect(result.current.refusal).toBeUndefined();
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(ran.mock.calls).toEqual([['first'], ['second']]);
});
