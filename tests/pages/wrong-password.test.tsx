import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered } from '@/state/events';
import { emailOf, password } from '../../mocks/people/personas';
import { answer, signInAs } from '../../mocks/server';
import { codeSent } from '../support/code-sent';
import { fieldValues } from '../support/fields';
import { button, byId, fieldError, fill, findErrorSummary } from '../support/page';
import { visit } from '../support/visit';

describe('wrong password', () => {
  it.each([
    ['/log-in-password', 'password.incorrect'],
    ['/login', 'user-sign-in.incorrect'],
  ] as const)('clears the field at %s, focuses it and preserves the other fields', async (path, refusal) => {
    signInAs('mobile');
    const { user } = await visit(path, { events: [emailEntered(emailOf('mobile'))] });
    answer(refusal);
    const before = fieldValues();
    for (const _time of [1, 2]) {
      await fill(user, 'password-input', password);
      await user.click(button('Continue'));
      await waitFor(() => expect(byId('password-input')).toHaveFocus());
      expect(fieldError(byId('password-input'))).toBe('Enter the correct password');
      expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveTextContent('Enter the correct password');
      expect(fieldValues()).toEqual(before);
    }
  });

  it('clears no other refused value', async () => {
    signInAs('mobile', { upTo: 'mobile-code' });
    const { user } = await visit('/enter-mobile-code', { events: [codeSent()] });
    answer('otp.wrong');
    await user.type(byId('otp-input'), '000 000');
    await user.click(button('Continue'));
    await findErrorSummary();
    expect(byId('otp-input')).toHaveValue('000 000');
  });
});
