import type { ViteDevServer } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { parseConfig } from '@/settings';
import { hostedDevelopment } from '../../hosting/development-plugin';
import { securityText } from '../../hosting/security-text';

const textOf = (env: Record<string, string>) => securityText(parseConfig(env).securityText);
const contact = { VITE_SECURITY_CONTACT: 'mailto:security@example.com', VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };

describe('security.txt', () => {
  it('is not created without a contact', () => expect(textOf({})).toBeUndefined());

  it('has a contact and its expiry date', () => {
    expect(textOf(contact)).toBe('Contact: mailto:security@example.com\nExpires: 2027-06-30T00:00:00Z\n');
  });

  it('has each contact, policy and canonical address on its own line, and all languages on one', () => {
    const text = textOf({
      ...contact,
      VITE_SECURITY_CONTACT: 'https://example.com/report, mailto:security@example.com,tel:+44-20-7946-0000',
      VITE_SECURITY_POLICY: 'https://example.com/disclosure',
      VITE_SECURITY_CANONICAL: 'https://login.example.com/.well-known/security.txt,https://www.example.com/.well-known/security.txt',
      VITE_SECURITY_LANGUAGES: 'en, cy',
    });
    expect(text?.split('\n')).toEqual([
      'Contact: https://example.com/report',
      'Contact: mailto:security@example.com',
      'Contact: tel:+44-20-7946-0000',
      'Expires: 2027-06-30T00:00:00Z',
      'Policy: https://example.com/disclosure',
      'Preferred-Languages: en, cy',
      'Canonical: https://login.example.com/.well-known/security.txt',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ]);
  });

  it.each([
    ['VITE_SECURITY_CONTACT', 'security@example.com'],
    ['VITE_SECURITY_CONTACT', 'http://example.com/report'],
    ['VITE_SECURITY_CONTACT', 'mailto:security@example.com\nContact: mailto:other@example.com'],
    ['VITE_SECURITY_CONTACT', 'mailto:security@example.com,'],
    ['VITE_SECURITY_EXPIRES', '2027-06-30'],
    ['VITE_SECURITY_EXPIRES', '2027-13-30T00:00:00Z'],
    ['VITE_SECURITY_POLICY', 'http://example.com/disclosure'],
    ['VITE_SECURITY_CANONICAL', '/.well-known/security.txt'],
    ['VITE_SECURITY_LANGUAGES', 'English!'],
  ])('names a malformed %s (%j)', (name, value) => {
    expect(() => parseConfig({ ...contact, [name]: value })).toThrow(new RegExp(`\\b${name}\\b`));
  });

  it.each(Object.entries(contact))('refuses %s alone as a mistake', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow('VITE_SECURITY_CONTACT and VITE_SECURITY_EXPIRES need each other');
  });
});

describe('security.txt in development', () => {
  type Handler = (incoming: { url: string }, outgoing: object, next: () => void) => void;

  function ask(env: Record<string, string>, url = '/.well-known/security.txt') {
    const [writeHead, end, next] = [vi.fn(), vi.fn(), vi.fn()];
    const server = { middlewares: { use: (handle: Handler) => handle({ url }, { writeHead, end }, next) } };
    const { configureServer } = hostedDevelopment(parseConfig(env));
    (configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
    return { head: writeHead.mock.calls[0], body: end.mock.calls[0], left: next.mock.calls.length };
  }

  it('is the text of the build', () => {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };
    for (const url of ['/.well-known/security.txt', '/.well-known/security.txt?v=2']) {
      expect(ask(contact, url)).toEqual({ head: [200, headers], body: [textOf(contact)], left: 0 });
    }
  });

  it('is 404 without a contact, as on a host', () => {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    expect(ask({})).toEqual({ head: [404, headers], body: ['Not found'], left: 0 });
  });

  it.each(['/', '/.well-known/security.txt/more', '/.well-known/openid-configuration'])('is the only answered address: not %s', (url) => {
    expect(ask(contact, url)).toEqual({ head: undefined, body: undefined, left: 1 });
  });
});
