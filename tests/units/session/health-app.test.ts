import { describe, expect, it, vi } from 'vitest';
import { inHealthApp } from '@/session/health-app';

describe('health app', () => {
  it.each([
    ['Mozilla/5.0 (Linux) nhsapp-android/2.1', true],
    ['Mozilla/5.0 (iPhone) nhsapp-ios', true],
    ['Mozilla/5.0 NHSApp-iOS/3', true],
    ['Mozilla/5.0 (iPhone) Safari', false],
    ['Mozilla/5.0 nhsapp-windows', false],
  ])('is recognised by the user agent %s: %j', (agent, expected) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    expect(inHealthApp()).toBe(expected);
  });
});
