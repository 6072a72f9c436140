import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PersonaId } from '../../../mocks/people/personas';
import { signInAs, world } from '../../../mocks/server';
import { button, expectPage, link } from '../../support/page';
import { visit } from '../../support/visit';

describe('pending change of a phone number', () => {
  it.each([
    ['change-number', '/recovery/change-mobile/enter-mobile', '/enter-mobile-code', 'mobile'],
    ['change-landline', '/recovery/change-landline/enter-landline', '/enter-landline-code', 'landline'],
  ] as const)('logs %s in with the old number', async (persona: PersonaId, path, code, method) => {
    signInAs(persona, { upTo: 'password' });
    const { user } = await visit(path, { state: { changePending: true } });
    await user.click(button('Log in with your old number'));
    await expectPage(code, 'Enter the security code');
    expect(world().calls.map(({ path: called, body }) => [called, body])).toContainEqual([
      '/api/login/trigger-otp',
      { is_login: true, otp_method: method },
    ]);
  });

  it('links to the client service and to medical help', async () => {
    signInAs('change-number', { upTo: 'password' });
    await visit('/recovery/change-mobile/enter-mobile', { state: { changePending: true } });
    expect(await screen.findByRole('link', { name: 'Go to Example health service' })).toBeVisible();
    expect(link('111 online (opens in a new tab)')).toBeVisible();
  });
});
