import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { config } from '@/config';
import { addresses } from '@/paths';
import { loadAnalytics } from '@/session/analytics';
import { measured as allMeasured } from '@/session/analytics/measured-pages';
import { signInAs } from '../../../mocks/server';
import { accepted, analyticsScripts, refused, writePreference } from '../../support/cookie-choice';
import { sample } from '../../support/sample';
import { visit } from '../../support/visit';

const script = 'https://analytics.example.com/nhs-login.js';

/** Typed in from the addresses of the specifications: legal texts, cookies, and ends on which nothing is typed, told or agreed to. */
const measured = [
  '/accessibility /privacy /terms-and-conditions /legal-notice /cookies /cookies/cookie-settings /cookies/cookie-settings-changed',
  '/password-attempts-exceeded /login-attempts-exceeded /not-registered /login-disabled /login-problem-nhs-number /account-disabled',
  '/login-disabled-authcode /error /error-account /restore-message /no-client-info /session-timeout /session-invalid /service-busy',
].flatMap((line) => line.split(' '));

describe('pages with the analytics script', () => {
  it('are these and no others', () => {
    expect([...allMeasured].toSorted()).toEqual(measured.toSorted());
  });

  it.each(
    sample(
      [...addresses, '/mobile@example.com'].filter((path) => !measured.includes(path)),
      4,
    ),
  )('never include %s', async (path) => {
    writePreference(accepted);
    signInAs('mobile', { upTo: 'identity-token' });
    window.history.replaceState(null, '', path);
    await loadAnalytics();
    expect(analyticsScripts()).toEqual([]);
  });

  it('exclude a page that the user has opened while the script loads', async () => {
    writePreference(accepted);
    window.history.replaceState(null, '', '/error');
    const brought = loadAnalytics();
    window.history.replaceState(null, '', '/log-in-password');
    await brought;
    expect(analyticsScripts()).toEqual([]);
  });

  it('exclude every page after a refusal while the script loads', async () => {
    writePreference(accepted);
    window.history.replaceState(null, '', '/error');
    const brought = loadAnalytics();
    writePreference(refused);
    await brought;
    expect(analyticsScripts()).toEqual([]);
  });
});

describe('analytics script element', () => {
  it('uses its policy where the browser requires trusted types', async () => {
    writePreference(accepted);
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    await visit('/error');
    await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['nhs-analytics']);
    expect(createPolicy.mock.calls[0]?.[1].createScriptURL('https://evil.example/script.js')).toBe(script);
    expect(analyticsScripts().map(({ src }) => src)).toEqual([script]);
  });

  it.each(['', `sha384-${'a'.repeat(64)}`])('runs only the script whose hash the setting has: %j', async (hash) => {
    writePreference(accepted);
    vi.spyOn(config, 'analyticsScriptIntegrity', 'get').mockReturnValue(hash);
    await visit('/error');
    await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
    expect(analyticsScripts().map(({ integrity, crossOrigin }) => [integrity ?? '', crossOrigin])).toEqual([
      [hash, hash ? 'anonymous' : null],
    ]);
  });
});
