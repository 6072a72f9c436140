import { expect, it } from 'vitest';
import { openStore, stateAfter } from '../../support/bare-store';
import { initialState } from '../../support/state-at-first';

it('a slice knows nothing before the first event', () => {
  expect(stateAfter()).toEqual(initialState);
});

it('a store begins with all slices, and nothing in them', () => {
  expect(openStore().store.getState()).toEqual(initialState);
});
