import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/settings';
import { securityHeaders } from '../../hosting/headers';

interface Seen {
  headers: ReadonlyMap<string, string>;
  integrity: boolean;
  cookie?: { httpOnly: boolean; sameSite: string };
}

const policy = ({ headers }: Seen) => headers.get('Content-Security-Policy') ?? '';

/** Deductions from a site's hundred points and additions to them, by the rules of Mozilla's HTTP Observatory. */
const marks: readonly [points: number, applies: (seen: Seen) => boolean][] = [
  [-25, (seen) => policy(seen) === ''],
  [-20, (seen) => /unsafe-(inline|eval)/.test(policy(seen))],
  [-20, ({ headers }) => !headers.has('Strict-Transport-Security')],
  [-20, (seen) => !policy(seen).includes('frame-ancestors')],
  [-5, ({ headers }) => headers.get('X-Content-Type-Options') !== 'nosniff'],
  [-30, ({ cookie }) => cookie !== undefined && !cookie.httpOnly],
  [-20, ({ cookie }) => cookie !== undefined && !['Strict', 'Lax', 'None'].includes(cookie.sameSite)],
  [10, (seen) => /^default-src 'none';(?!.*unsafe)/.test(policy(seen))],
  [10, ({ headers }) => headers.get('Cross-Origin-Opener-Policy') === 'same-origin'],
  [10, ({ headers }) => headers.get('Cross-Origin-Resource-Policy') === 'same-origin'],
  [5, (seen) => policy(seen).includes("frame-ancestors 'none'")],
  [5, ({ headers }) => headers.get('Referrer-Policy') === 'no-referrer'],
  [5, ({ integrity }) => integrity],
];

const FULL = 100;
/** Below it, nothing is added. */
const WORTH_ADDING_TO = 90;

function score(seen: Seen): number {
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);
  const points = marks.filter(([, applies]) => applies(seen)).map(([one]) => one);
  const base = FULL + sum(points.filter((one) => one < 0));
  return base < WORTH_ADDING_TO ? base : base + sum(points.filter((one) => one > 0));
}

describe('score of a security scanner', () => {
  const headers = new Map(
    securityHeaders(parseConfig({}), { tls: true, inline: { scripts: ["'sha256-MQ=='"], styles: ["'sha256-Mg=='"] }, as: 'document' }),
  );
  const visited: Seen = { headers, integrity: true };
  const without = (name: string) => new Map([...headers].filter(([one]) => one !== name));

  it('is the maximum for the host of the pages, which sets no cookie', () => expect(score(visited)).toBe(145));

  it('is 70 during a login, because the contract requires a readable session cookie', () => {
    expect(score({ ...visited, cookie: { httpOnly: false, sameSite: 'Lax' } })).toBe(70);
  });

  it.each([
    ['Content-Security-Policy', 55],
    ['Strict-Transport-Security', 80],
    ['X-Content-Type-Options', 140],
    ['Cross-Origin-Opener-Policy', 135],
    ['Cross-Origin-Resource-Policy', 135],
    ['Referrer-Policy', 140],
  ])('drops without %s to %i', (name, points) => expect(score({ ...visited, headers: without(name) })).toBe(points));
});
