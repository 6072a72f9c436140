import { describe, expect, it } from 'vitest';
import { draftOf, sharedFields, withDraft } from '@/forms/draft';

const first = { email: 'known@example.com', town: '', remember: false };
const here = '/login one';

describe('initial values of a form', () => {
  it('come from the page without a draft', () => {
    expect(withDraft(first, {}, here)).toEqual(first);
    expect(withDraft(first, { [here]: {} }, here)).toEqual(first);
  });

  it.each([
    ['here', { [here]: { town: { typed: 'Leeds', over: '' } } }, 'Leeds'],
    ['at another navigation', { '/login two': { town: { typed: 'Leeds', over: '' } } }, ''],
    ['over another first value', { [here]: { town: { typed: 'Leeds', over: 'York' } } }, ''],
    ['elsewhere, and travels on', { shared: { town: { typed: 'Leeds', over: '' } } }, 'Leeds'],
    ['elsewhere since nothing was typed here', { [here]: {}, shared: { town: { typed: 'Leeds', over: '' } } }, 'Leeds'],
    ['elsewhere since', { [here]: { town: { typed: 'York', over: '' } }, shared: { town: { typed: 'Leeds', over: '' } } }, 'Leeds'],
    [
      'here, as one elsewhere is over another',
      { [here]: { town: { typed: 'York', over: '' } }, shared: { town: { typed: 'Leeds', over: 'Hull' } } },
      'York',
    ],
  ])('include the draft %s', (_where, drafts, town) => {
    expect(withDraft(first, drafts, here)).toEqual({ ...first, town });
  });

  it('include a box that was ticked or cleared', () => {
    expect(withDraft(first, { [here]: { remember: { typed: true, over: false } } }, here).remember).toBe(true);
    expect(withDraft({ remember: true }, { [here]: { remember: { typed: false, over: true } } }, here).remember).toBe(false);
  });
});

describe('draft', () => {
  it.each(['password', 'otp', 'authorization', 'token'])('omits %s', (secret) => {
    expect(draftOf({ town: 'Leeds', [secret]: 'secret' }, { town: '', [secret]: '' })).toEqual({ town: { typed: 'Leeds', over: '' } });
  });

  it('omits a field that has the initial value of its page', () => {
    expect(draftOf({ town: 'Leeds', remember: false }, { town: 'Leeds', remember: false })).toEqual({});
  });

  it('omits fields of other pages', () => {
    expect(draftOf({ town: 'Leeds', county: 'Kent' }, { town: '' })).toEqual({ town: { typed: 'Leeds', over: '' } });
  });
});

describe('values passed to other pages', () => {
  const before = { email: { typed: 'before@example.com', over: '' }, remember: { typed: true, over: false } };

  it.each([
    ['an email address', { email: { typed: 'some@', over: '' } }, { email: '' }, 'some@', true],
    ['none, where it was emptied', { email: { typed: '', over: 'known@example.com' } }, { email: 'known@example.com' }, undefined, true],
    ['none, where it is that of the page', {}, { email: '' }, undefined, true],
    ['the one before, where none is asked for', {}, { town: '' }, 'before@example.com', true],
    ['no box that was ticked before, and is no longer', {}, { remember: false }, 'before@example.com', undefined],
  ])('are %s', (_what, draft, fields, address, remembered) => {
    const after = sharedFields(draft, fields, before);
    expect(after.email?.typed).toBe(address);
    expect(after.remember?.typed).toBe(remembered);
  });
});
