import { afterEach, describe, expect, it, vi } from 'vitest';
import { config } from '@/config';
import { explain, followSentences, latestSentence } from '@/session/explain';
import { ofHiddenDate, ofNoAnswer, ofRefusal } from '@/session/explain/sentences';
import { deliverBy } from '@/session/report';

const before = { ...config };
afterEach(() => void Object.assign(config, before));

const sent = { method: 'POST', url: 'https://login.example/v1/password?email=jo%40example.com' };

describe('ofNoAnswer', () => {
  it('names CORS for an API of another origin', () => {
    Object.assign(config, { loginApiUrl: 'https://login.example/v1' });
    expect(ofNoAnswer(sent, 'unreachable')).toBe(
      'POST /password: the network failed, or the API does not allow this origin (CORS): check VITE_LOGIN_API_URL and the CORS headers',
    );
  });

  it('names the timeout', () => {
    expect(ofNoAnswer({ method: 'POST', url: '/api/auth/authcode' }, 'timedOut')).toBe('POST /authcode: no answer came in time');
  });

  it('returns no sentence for the file of the banners', () => {
    expect(ofNoAnswer({ method: 'GET', url: '/banners.json' }, 'unreachable')).toBeUndefined();
  });
});

it('names the setting of the API for a hidden Date header', () => {
  Object.assign(config, { fido2ApiUrl: 'https://login.example/v1' });
  expect(ofHiddenDate(sent)).toMatch(/^POST \/password: the header Date is not exposed, .* VITE_FIDO2_API_URL$/);
});

const refusal = { method: 'POST', url: '/api/login/password', json: true, ofWebServer: false };

it('leaves a 405 that is not of the web server to the firewall', () => {
  expect(ofRefusal({ ...refusal, status: 405 })).toBeUndefined();
  expect(ofRefusal({ ...refusal, status: 503 })).toMatch(/^POST \/password: the status is 503/);
});

describe('explain', () => {
  it('logs, reports and shows the sentence', async () => {
    const reported = vi.fn();
    const stop = deliverBy(reported);
    const shown = vi.fn();
    const unfollow = followSentences(shown);
    await explain(() => 'The cookie x is missing', 'short');
    unfollow();
    await explain(() => 'The cookie y is missing', 'short');
    stop();
    expect(vi.mocked(console.warn).mock.calls).toEqual([['The cookie x is missing'], ['The cookie y is missing']]);
    expect(reported).toHaveBeenCalledWith('backEnd', undefined, 'The cookie x is missing');
    expect(shown).toHaveBeenCalledTimes(1);
    expect(latestSentence()).toBe('The cookie y is missing');
  });

  it('logs nothing without a fault', async () => {
    await explain(() => undefined, 'short');
    expect(console.warn).not.toHaveBeenCalled();
  });
});
