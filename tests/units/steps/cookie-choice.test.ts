import { expect, it } from 'vitest';
import { saveCookieChoice } from '@/journeys/cookies/steps/save-cookie-choice';
import { rawCookie } from '../../support/plain-cookies';
import { openSteps } from '../../support/run-steps';

it.each([
  ['use', true],
  ['doNotUse', false],
] as const)('stores the cookie choice "%s" and loads a complete page', async (choice, hasAcceptedOptionalCookies) => {
  expect(await openSteps().run(saveCookieChoice, { choice })).toEqual({ kind: 'leave', url: '/cookies/cookie-settings-changed' });
  const stored: unknown = JSON.parse(decodeURIComponent(rawCookie('cookiePreference') ?? ''));
  expect(stored).toEqual({ hasSeenBanner: true, hasAcceptedOptionalCookies });
});
