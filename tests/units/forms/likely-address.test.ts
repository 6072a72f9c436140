import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { likelyAddress } from '@/forms/likely-address';
import { email } from '@/forms/rules';

const words = readFileSync('tests/units/forms/email-domains.txt', 'utf8').replace(/^#.*$/gm, '').split(/\s+/).filter(Boolean);
const pairs = words.filter((word) => word.includes('=')).map((pair) => pair.split('=') as [string, string]);
const real = words.filter((word) => !word.includes('='));
const isQuestioned = (domain: string) => likelyAddress(`jo@${domain}`) !== undefined;

it('offers the right address for at least 57 of 60 mistyped ones', () => {
  expect(pairs).toHaveLength(60);
  const missed = pairs.filter(([typed, right]) => likelyAddress(`jo@${typed}`) !== `jo@${right}`);
  expect(missed.slice(3)).toEqual([]);
});

it('questions none of 500 addresses that are right', () => {
  expect(real.length).toBeGreaterThanOrEqual(500);
  expect(real.filter(isQuestioned)).toEqual([]);
});

it('offers the address as the rule of the field cleans it', () => {
  expect(likelyAddress(" Jo.O'Neill+nhs@GMIAL.com ")).toBe("jo.o'neill+nhs@gmail.com");
  for (const none of ['', 'jo', '@gmial.com', 'jo@jo@gmial.com', 'j(o@gmial.com', 'jo@\ud800mial.com'])
    expect(likelyAddress(none)).toBeUndefined();
});

it('offers an address that differs only in its domain, that the rule accepts, and that is never questioned', () => {
  const locals = fc.stringMatching(/^[a-z0-9_.+'-]{1,20}$/);
  const domains = fc.constantFrom(...pairs.map(([typed]) => typed), ...real, 'ac.uk', 'leeds.ca.uk', 'c.om', 'kpmg.co.u..');
  const slips = fc.tuple(fc.nat(), fc.nat(2), fc.stringMatching(/^[a-z.,]{0,2}$/));
  fc.assert(
    fc.property(locals, domains, fc.array(slips, { maxLength: 2 }), (local, domain, wrong) => {
      const typed = wrong.reduce((text, [at, skipped, added]) => {
        const start = at % text.length;
        return text.slice(0, start) + added + text.slice(start + skipped) || 'x';
      }, domain);
      const likely = likelyAddress(`${local}@${typed}`);
      if (likely === undefined) return;
      expect(email.parse(likely)).toBe(likely);
      expect(likely.split('@')[0]).toBe(local);
      expect(likely.split('@')[1]).not.toBe(typed);
      expect(likelyAddress(likely)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
