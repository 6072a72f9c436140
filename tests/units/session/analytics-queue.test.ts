import { describe, expect, it, vi } from 'vitest';
import { config } from '@/config';
import { trackPageView, trackSubmitError } from '@/session/analytics';
import { accepted, refused, writePreference } from '../../support/cookie-choice';

const failure = { call: '/otp', status: 400, text: 'Invalid OTP' };

function trackBoth() {
  window.history.replaceState(null, '', '/enter-mobile-code?state=1');
  trackPageView('/login', 'Log in');
  trackSubmitError(failure);
}

describe('analytics queue', () => {
  it('receives events in order, with the page but not its query', () => {
    writePreference(accepted);
    trackBoth();
    expect(window.digitalData).toEqual([
      { event: 'pageview', path: '/login', title: 'Log in' },
      { event: 'submitError', path: '/enter-mobile-code', call: '/otp', status: 400, text: 'Invalid OTP' },
    ]);
  });

  it('extends an existing queue', () => {
    writePreference(accepted);
    const queue: NonNullable<typeof window.digitalData> = [{ event: 'pageview', path: '/a', title: 'A' }];
    window.digitalData = queue;
    trackPageView('/b', 'B');
    expect(window.digitalData).toBe(queue);
    expect(queue).toHaveLength(2);
  });

  it.each<[string, () => void]>([
    ['before a choice', () => undefined],
    ['after a refusal', () => writePreference(refused)],
    [
      'where no script is set',
      () => {
        writePreference(accepted);
        vi.spyOn(config, 'analyticsScriptUrl', 'get').mockReturnValue('');
      },
    ],
  ])('receives nothing %s', (_when, prepare) => {
    prepare();
    trackBoth();
    expect(window.digitalData).toBeUndefined();
  });
});
