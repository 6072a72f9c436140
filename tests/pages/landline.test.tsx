import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { securityCodeSent } from '@/state/events';
import { signInAs, world } from '../../mocks/server';
import { arriveAt, button, byId, complaints, fieldError, link } from '../support/page';
import { visit } from '../support/visit';

const open = (path: string, phone_number: string | null, landline_number: string | null) => {
  signInAs('both', { upTo: 'password' });
  return visit(path, { events: [securityCodeSent({ phone_number, landline_number })] });
};
const mobile = '•••••••0338';
const landline = '•••••••0456';
const options = () => screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

describe('the page that offers a call', () => {
  it('shows the hidden number and says what to expect', async () => {
    await open('/get-call-landline', mobile, landline);
    expect(screen.getByText(landline)).toBeVisible();
    expect(screen.getByText(/You must be at home/)).toBeVisible();
    expect(screen.getByText(/call screening/)).toBeVisible();
    const change = screen.getByRole('link', { name: 'Change your landline number', hidden: true });
    expect(change).toHaveAttribute('href', '/recovery/change-landline/enter-landline');
  });

  it.each([
    ['/get-call-landline', mobile, 1],
    ['/get-call-landline', null, 0],
    ['/enter-landline-code', mobile, 1],
    ['/enter-landline-code', null, 0],
  ])('%s with the mobile number %s offers a text %i times', async (path, number, times) => {
    await open(path, number, landline);
    const name = 'Send a security code to my mobile phone';
    expect(screen.queryAllByRole('button', { name, hidden: true })).toHaveLength(times);
  });

  it('sends a text instead, on request', async () => {
    const { user } = await open('/get-call-landline', mobile, landline);
    await user.click(screen.getByRole('button', { name: 'Send a security code to my mobile phone', hidden: true }));
    await arriveAt('/enter-mobile-code', 'Enter the security code');
    expect(world().inbox[0]?.kind).toBe('text');
  });
});

describe('the page for a code by call', () => {
  it('shows the hidden number, the 5 minutes, and a video that asks for 4 numbers', async () => {
    await open('/enter-landline-code', mobile, landline);
    expect(screen.getByText(landline)).toBeVisible();
    expect(screen.getByText('You must use the code within 5 minutes.')).toBeVisible();
    expect(screen.getByText(/asks for 4 numbers/)).toBeInTheDocument();
    expect(screen.getByText('Not received a call?')).toBeVisible();
  });
});

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

describe.each(ways)('%s (%s), mobile %s, landline %s', (path, heading, phone, land, expected) => {
  it(`offers ${expected.length || 'no'} options`, async () => {
    await open(path, phone, land);
    await arriveAt(path, heading);
    expect(options()).toEqual(expected);
  });

  if (expected.length)
    it('wants one of them', async () => {
      const { user } = await open(path, phone, land);
      await user.click(button('Continue'));
      const sentence = 'You need to tell us what you want to do';
      expect(await complaints()).toEqual([sentence]);
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
    it.each(expected)('"%s" leads on', async (label) => {
      const { user } = await open(path, phone, land);
      await user.click(screen.getByLabelText(label));
      await user.click(button('Continue'));
      await arriveAt(leads[label] ?? '');
    });
});

describe('an expired code without alternatives', () => {
  it('by text: another text', async () => {
    const { user } = await open('/mobile-code-expired', mobile, null);
    await user.click(button('Text me again with a new security code'));
    await arriveAt('/enter-mobile-code', 'Enter the security code');
  });

  it('by call: a link to the page that calls', async () => {
    await open('/landline-code-expired', null, landline);
    expect(link('Call my landline again with a new security code')).toHaveAttribute('href', '/get-call-landline');
  });
});

describe('the choice of a method', () => {
  it('has two options and wants one of them', async () => {
    const { user } = await open('/choose-authentication-method', mobile, landline);
    expect(options()).toEqual([
      'Use my mobile phone to receive a security code by text message',
      'Use my landline to receive a security code by phone call',
    ]);
    await user.click(button('Continue'));
    const sentence = 'You need to tell us which authentication method you want to use';
    expect(await complaints()).toEqual([sentence]);
    await user.click(link(sentence));
    expect(byId('choice-1')).toHaveFocus();
    expect(fieldError(byId('choice-1'))).toBe('');
  });
});
