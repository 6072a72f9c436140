import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { landline, mobile, openWithNumbers } from '../support/open-with-numbers';
import { button, byId, errorSummary, expectPage, fieldError, link } from '../support/page';
import { sample } from '../support/sample';

const options = () => screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

const ways: [path: string, heading: string, phone: string | null, landline: string | null, options: string[]][] = [
  ['/mobile-code-expired', 'This security code has expired', mobile, null, []],
  [
    '/mobile-code-expired',
    'This security code has expired',
    mobile,
    landline,
    ['Text me again with a new security code', 'Call my landline to get a new security code'],
  ],
  ['/landline-code-expired', 'This security code has expired', null, landline, []],
  [
    '/landline-code-expired',
    'This security code has expired',
    mobile,
    landline,
    ['Call my landline again with a new security code', 'Text me a new security code'],
  ],
  [
    '/call-failed',
    'We were unable to call your landline, what do you want to do?',
    null,
    landline,
    ['Try calling my landline again', 'Change my landline number'],
  ],
  [
    '/call-failed',
    'We were unable to call your landline, what do you want to do?',
    mobile,
    landline,
    ['Try calling my landline again', 'Send a security code to my mobile phone', 'Change my landline number'],
  ],
];

describe.each(sample(ways, 2))('%s (%s), mobile %s, landline %s', (path, heading, phone, land, expected) => {
  it(`offers ${expected.length || 'no'} options`, async () => {
    await openWithNumbers(path, phone, land);
    await expectPage(path, heading);
    expect(options()).toEqual(expected);
  });

  if (expected.length)
    it('requires a choice', async () => {
      const { user } = await openWithNumbers(path, phone, land);
      await user.click(button('Continue'));
      const sentence = 'You need to tell us what you want to do';
      expect(await errorSummary()).toEqual([sentence]);
      expect(screen.getByText(sentence, { selector: '.nhsuk-error-message' })).toBeVisible();
      await user.click(link(sentence));
      expect(byId('choice-1')).toHaveFocus();
    });

  const leads: Record<string, string> = {
    'Text me again with a new security code': '/enter-mobile-code',
    'Text me a new security code': '/enter-mobile-code',
    'Send a security code to my mobile phone': '/enter-mobile-code',
    'Call my landline to get a new security code': '/get-call-landline',
    'Call my landline again with a new security code': '/enter-landline-code',
    'Try calling my landline again': '/enter-landline-code',
    'Change my landline number': '/recovery/change-landline/enter-landline',
  };
  if (expected.length)
    it.each(sample(expected, 4))('continues with "%s"', async (label) => {
      const { user } = await openWithNumbers(path, phone, land);
      await user.click(screen.getByLabelText(label));
      await user.click(button('Continue'));
      await expectPage(leads[label] ?? '');
    });
});

describe('expired code without alternatives', () => {
  it('offers another text message', async () => {
    const { user } = await openWithNumbers('/mobile-code-expired', mobile, null);
    await user.click(button('Text me again with a new security code'));
    await expectPage('/enter-mobile-code', 'Enter the security code');
  });

  it('links to the page that calls', async () => {
    await openWithNumbers('/landline-code-expired', null, landline);
    expect(link('Call my landline again with a new security code')).toHaveAttribute('href', '/get-call-landline');
  });
});

describe('choice of a method', () => {
  it('shows two options and requires one', async () => {
    const { user } = await openWithNumbers('/choose-authentication-method', mobile, landline);
    expect(options()).toEqual([
      'Use my mobile phone to receive a security code by text message',
      'Use my landline to receive a security code by phone call',
    ]);
    await user.click(button('Continue'));
    const sentence = 'You need to tell us which authentication method you want to use';
    expect(await errorSummary()).toEqual([sentence]);
    await user.click(link(sentence));
    expect(byId('choice-1')).toHaveFocus();
    expect(fieldError(byId('choice-1'))).toBe('');
  });
});
