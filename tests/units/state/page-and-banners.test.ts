import { describe, expect, it } from 'vitest';
import { bannersReceived, documentHidden, instructionGiven, stepEnded, stepStarted } from '@/state/events';
import { stateAfter } from '../../support/bare-store';

describe('page slice', () => {
  it.each([
    ['a step', [stepStarted()], true],
    ['a step that has ended', [stepStarted(), stepEnded()], false],
    ['a document that was hidden', [stepStarted(), documentHidden()], false],
    ['a step after another', [stepStarted(), stepEnded(), stepStarted()], true],
  ])('knows whether the page waits after %s', (_what, events, loading) => {
    expect(stateAfter(...events).page).toEqual({ loading, instruction: '', passwordRoute: '' });
  });

  it('returns what a step waits for until it has loaded or the step ends', () => {
    const asks = [stepStarted(), instructionGiven('Look at your device', '/login')];
    expect(stateAfter(...asks).page).toEqual({ loading: true, instruction: 'Look at your device', passwordRoute: '/login' });
    expect(stateAfter(...asks, instructionGiven('')).page).toEqual({ loading: true, instruction: '', passwordRoute: '' });
    for (const end of [stepEnded(), documentHidden()])
      expect(stateAfter(...asks, end).page).toEqual({ loading: false, instruction: '', passwordRoute: '' });
  });
});

describe('banners slice', () => {
  const down = { showBanner: true, message: 'The service is down' };
  const none = { showBanner: false, message: '' };

  it('holds the last banners', () => {
    expect(stateAfter(bannersReceived({ app: down, alerts: none })).banners).toEqual({ app: down, alerts: none });
    const later = stateAfter(bannersReceived({ app: down, alerts: none }), bannersReceived({ app: none, alerts: down }));
    expect(later.banners).toEqual({ app: none, alerts: down });
  });
});
