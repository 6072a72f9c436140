import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { emailEntered } from '@/state/events';
import { useAppSelector } from '@/state/hooks';
import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { openStore } from '../../support/bare-store';

it('retains the first value of a page when the state changes', () => {
  const { store } = openStore(emailEntered('maya@example.com'));
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => [useStateOnArrival((state) => state.profile.email), useAppSelector((state) => state.profile.email)], {
    wrapper,
  });
  expect(result.current).toEqual(['maya@example.com', 'maya@example.com']);
  act(() => void store.dispatch(emailEntered('ada@example.com')));
  expect(result.current).toEqual(['maya@example.com', 'ada@example.com']);
});
