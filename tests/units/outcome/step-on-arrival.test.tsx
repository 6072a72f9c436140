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

it('runs a step on arrival once when its page mounts twice', async () => {
  const { ran, result, rerender, step } = open(noAnswer);
  await waitFor(() => expect(result.current.refusal).toBe(noAnswer));
  rerender({ given: step('second') });
  expect(ran.mock.calls).toEqual([['first']]);
});

it('replaces the history entry of a step on arrival', async () => {
  const before = window.history.length;
  open(goTo(paths.login));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(window.history.length).toBe(before);
});

it('runs the current step on arrival again on request, without the refusal meanwhile', async () => {
  const { ran, result, rerender, step } = open(noAnswer, goTo(paths.login));
  await waitFor(() => expect(result.current.refusal).toBe(noAnswer));
  rerender({ given: step('second') });
  act(() => result.current.retry());
  expect(result.current.refusal).toBeUndefined();
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(ran.mock.calls).toEqual([['first'], ['second']]);
});
