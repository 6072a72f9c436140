import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followVitals } from '@/session/vitals/follow-vitals';

type Keep = (metric: { name: string; value: number }) => void;

/** Stands for the library's measures: jsdom paints nothing. */
const { measured, follows } = vi.hoisted(() => {
  const measured: Keep[] = [];
  return { measured, follows: vi.fn((keep: Keep, _options: object) => void measured.push(keep)) };
});
vi.mock('web-vitals', () => ({ onLCP: follows, onINP: follows, onCLS: follows }));

const fetched = vi.fn(() => Promise.resolve(new Response()));
const bodies = () => (fetched.mock.calls as unknown as [string, RequestInit][]).map(([, { body }]) => JSON.parse(String(body)) as object);

const turn = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  measured.length = 0;
  follows.mockClear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  window.history.replaceState(null, '', '/enter-email?client_id=x');
  followVitals();
});

// A listener of one test must not send in another.
afterEach(() => turn('hidden'));

const [lcp, inp, cls] = [0, 1, 2].map((index) => (name: string, value: number) => measured[index]?.({ name, value }));

it('measures three values on each change', () => {
  expect(follows.mock.calls.map(([, options]) => options)).toEqual(Array(3).fill({ reportAllChanges: true }));
});

it('reports the newest values of the first address once, when the page is hidden', () => {
  lcp?.('LCP', 900);
  lcp?.('LCP', 1234.56);
  inp?.('INP', 87.4);
  cls?.('CLS', 0.12345);
  window.history.replaceState(null, '', '/log-in-password');
  turn('visible');
  expect(bodies()).toEqual([]);
  turn('hidden');
  const sentence = 'Core Web Vitals';
  const report = { build: 'unknown', address: '/enter-email', event: 'vitals', sentence, lcp: 1235, inp: 87, cls: 0.123 };
  expect(bodies()).toEqual([report]);
  turn('visible');
  turn('hidden');
  expect(bodies()).toEqual([report]);
});

it('omits values that were not measured', () => {
  turn('hidden');
  expect(bodies()).toEqual([{ build: 'unknown', address: '/enter-email', event: 'vitals', sentence: 'Core Web Vitals' }]);
});
