import { expect, it } from 'vitest';
import { openStore, stateAfter } from '../../support/bare-store';
import { initialState } from '../../support/state-at-first';

it('starts each slice empty', () => {
  expect(stateAfter()).toEqual(initialState);
});

it('creates a store with all slices empty', () => {
  expect(openStore().store.getState()).toEqual(initialState);
});
