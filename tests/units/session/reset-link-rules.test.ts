import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email } from '@/forms/rules';
import { emailIn, resetLinkOf } from '@/journeys/reset-password/reset-link';

const rest = '&code=483920&expiry=1800000000000';
const local = fc.stringMatching(/^[a-z0-9_.+'-]{1,20}$/);
const address = fc
  .tuple(local, fc.domain())
  .map((parts) => parts.join('@'))
  .filter((text) => email.safeParse(text).data === text);
/** A plus, an apostrophe and an at sign are left as they are by some who write links, and encoded by others. */
const written = [encodeURI, encodeURIComponent, (text: string) => new URLSearchParams({ '': text }).toString().slice(1)];

describe('username of a reset link', () => {
  it('accepts every address that the email rule accepts, in every encoding', () => {
    fc.assert(
      fc.property(address, fc.constantFrom(...written), fc.constantFrom('', '.', '>', ')', '%3E'), (text, encode, end) => {
        expect(resetLinkOf(`?username=${encode(text)}${rest}${end}`)?.username).toBe(text);
        expect(resetLinkOf(`?code=483920&expiry=1800000000000&username=${encode(text)}${end}`)?.username).toBe(text);
        expect(emailIn(`?username=${encode(text)}${end}`)).toBe(text);
      }),
    );
  });

  it('refuses every address that the rule would clean or refuse', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(email.safeParse(text).data !== text.toLowerCase());
        expect(emailIn(`?username=${encodeURIComponent(text)}&a=b`)).toBe('');
      }),
    );
  });
});
