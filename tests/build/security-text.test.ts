import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/settings';
import { securityText } from '../../hosting/security-text';

const textOf = (env: Record<string, string>) => securityText(parseConfig(env).securityText);
const contact = { VITE_SECURITY_CONTACT: 'mailto:security@example.com', VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };

describe('security.txt', () => {
  it('is not made without a contact', () => expect(textOf({})).toBeUndefined());

  it('has a contact and the date on which it expires', () => {
    expect(textOf(contact)).toBe('Contact: mailto:security@example.com\nExpires: 2027-06-30T00:00:00Z\n');
  });

  it('has each contact, policy and canonical address in a line of its own, and languages in one', () => {
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
  ])('a malformed %s (%j) is named', (name, value) => {
    expect(() => parseConfig({ ...contact, [name]: value })).toThrow(new RegExp(`\\b${name}\\b`));
  });

  it.each(Object.entries(contact))('%s alone is no file but a mistake', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow('VITE_SECURITY_CONTACT and VITE_SECURITY_EXPIRES need each other');
  });
});
