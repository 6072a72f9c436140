import { screen } from '@testing-library/react';
import { securityCodeSent } from '@/state/events';
import { world } from '../../../mocks/server';
import { button, expectPage, visit } from '../../support/user';

const numbers = securityCodeSent({ phone_number: '•••••••0338', landline_number: '•••••••0456' });

const openWithNumbers = (path: string) => visit(path, { persona: 'both', upTo: 'password', events: [numbers] });

describe.each([
  [
    '/mobile-code-expired',
    {
      'Text me again with a new security code': '/enter-mobile-code',
      'Call my landline to get a new security code': '/get-call-landline',
    },
  ],
  [
    '/landline-code-expired',
    { 'Call my landline again with a new security code': '/enter-landline-code', 'Text me a new security code': '/enter-mobile-code' },
  ],
  [
    '/call-failed',
    {
      'Try calling my landline again': '/enter-landline-code',
      'Send a security code to my mobile phone': '/enter-mobile-code',
      'Change my landline number': '/recovery/change-landline/enter-landline',
    },
  ],
] as const)('choice on %s', (path, targets) => {
  it.each(Object.entries(targets))('continues after the choice "%s" to %s', async (label, target) => {
    const { user } = await openWithNumbers(path);
    await user.click(screen.getByLabelText(label));
    await user.click(button('Continue'));
    await expectPage(target);
  });
});

it('sends a text message instead of a call', async () => {
  const { user } = await openWithNumbers('/get-call-landline');
  await user.click(screen.getByRole('button', { name: 'Send a security code to my mobile phone', hidden: true }));
  await expectPage('/enter-mobile-code', 'Enter the security code');
  expect(world().inbox[0]?.kind).toBe('text');
});
