import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '@/config';
import { analyticsCouldRead, analyticsLoaded, loadAnalytics } from '@/session/analytics';
import { expectConsoleMessage } from '../../support/console-guard';
import { accepted, analyticsScripts, refused, writePreference } from '../../support/cookie-choice';

const script = 'https://analytics.example.com/nhs-login.js';
const at = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  writePreference(accepted);
  at('/error');
});

describe('analytics script', () => {
  it('loads once into the head, without a wait of the page', async () => {
    expect(analyticsLoaded()).toBe(false);
    await loadAnalytics();
    await loadAnalytics();
    expect(analyticsLoaded()).toBe(true);
    expect(analyticsScripts().map(({ src, id, async, parentElement }) => [src, id, async, parentElement])).toEqual([
      [script, 'analytics', true, document.head],
    ]);
  });

  it.each<[string, () => unknown]>([
    ['on a page that must not be measured', () => at('/enter-email')],
    ['after a refusal', () => writePreference(refused)],
    ['where none is set', () => vi.spyOn(config, 'analyticsScriptUrl', 'get').mockReturnValue('')],
  ])('does not load %s', async (_when, prepare) => {
    prepare();
    await loadAnalytics();
    expect(analyticsLoaded()).toBe(false);
    expect(document.scripts).toHaveLength(0);
  });

  it('loads without an integrity check when no hash is set', async () => {
    await loadAnalytics();
    expect(analyticsScripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([[undefined, null]]);
  });

  it('must have the hash that is set', async () => {
    vi.spyOn(config, 'analyticsScriptIntegrity', 'get').mockReturnValue('sha256-a');
    await loadAnalytics();
    expect(analyticsScripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([['sha256-a', 'anonymous']]);
  });

  it('loads from the address that its policy returns', async () => {
    const createScriptURL = vi.fn(() => 'https://analytics.example.com/trusted.js');
    const createPolicy = vi.fn(() => ({ createScriptURL }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    await loadAnalytics();
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('nhs-analytics', { createScriptURL: expect.any(Function) as () => string });
    expect(analyticsScripts().map(({ src }) => src)).toEqual(['https://analytics.example.com/trusted.js']);
  });

  it('has a policy that allows its own address only', async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: (_name: string, rules: { createScriptURL: (url: string) => string }) => rules,
    });
    await loadAnalytics();
    expect(analyticsScripts().map(({ src }) => src)).toEqual([script]);
  });

  it('fails silently when the headers of a host refuse it', async () => {
    expectConsoleMessage(/^Analytics was refused$/);
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('Disallowed');
      },
    });
    await loadAnalytics();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Analytics was refused');
    expect(analyticsLoaded()).toBe(false);
  });
});

describe('page that must not be measured', () => {
  it('is marked as readable after the script has loaded', async () => {
    expect(analyticsCouldRead('/enter-email')).toBe(false);
    await loadAnalytics();
    expect([analyticsCouldRead('/enter-email'), analyticsCouldRead('/error')]).toEqual([true, false]);
  });

  it('is not readable before the script has loaded', () => {
    expect([analyticsCouldRead('/enter-email'), analyticsCouldRead('/error')]).toEqual([false, false]);
  });
});
