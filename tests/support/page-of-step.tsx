import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HistoryRouter } from '@/app/history-router';
import { exit } from '@/outcome/exit';
import type { Outcome } from '@/outcome/outcome';
import { useStep } from '@/outcome/use-step';
import { emailEntered } from '@/state/events';
import { makeStore } from '@/state/store';
import { registerStore } from './open-stores';

/** Renders a page with `useStep` at an address. `ends` runs a step with an outcome. */
export function openStepPage({ at = '/privacy', ...options }: { at?: string; replaces?: boolean } = {}) {
  window.history.replaceState(null, '', at);
  const opened = makeStore();
  registerStore(opened);
  opened.store.dispatch(emailEntered('mobile@example.com'));
  const left = vi.spyOn(exit, 'leave').mockResolvedValue(undefined);
  const tab = vi.spyOn(exit, 'openTab').mockReturnValue(undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={opened.store}>
      <HistoryRouter>{children}</HistoryRouter>
    </Provider>
  );
  const { result } = renderHook(() => ('replaces' in options ? useStep(options) : useStep()), { wrapper });
  const entries = window.history.length;
  const ends = (outcome: Outcome<string>) => act(() => result.current(() => () => Promise.resolve(outcome as Outcome), undefined));
  return { store: opened.store, run: result, ends, left, tab, entries: () => window.history.length - entries };
}

/** Whether the sign-in has deleted its user's data. */
export const signInEnded = ({ store }: ReturnType<typeof openStepPage>) => store.getState().profile.email === '';
export const isLoading = ({ store }: ReturnType<typeof openStepPage>) => store.getState().page.loading;
