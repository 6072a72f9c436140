import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { codeSentTo, signInAs, world } from '../../mocks/server';
import { address, button, byId, errorSummary, expectPage, fieldError, fill, link } from '../support/page';
import { visit } from '../support/visit';

const valid = 'You need to enter a valid phone number';
const mobile = {
  path: '/recovery/change-mobile/enter-mobile',
  heading: 'Change your mobile phone number',
  persona: 'change-number' as PersonaId,
  back: '/enter-mobile-code',
  id: 'mobile',
  label: 'New UK mobile number',
  missing: ['You need to enter your mobile phone number', 'Enter your mobile number'],
  wrong: ['+33 6 12 34 56 78', 'Enter a UK mobile phone number, like 07700 900 982'],
  typed: '+44 (0)7700 900-123',
  to: '+447700900123',
  next: '/enter-mobile-code',
};
const landline = {
  path: '/recovery/change-landline/enter-landline',
  heading: 'Change your landline number',
  persona: 'change-landline' as PersonaId,
  back: '/get-call-landline',
  id: 'landline',
  label: 'New UK landline number',
  missing: ['You need to enter your landline number', 'Enter your landline number'],
  wrong: ['07700 900 982', 'Enter a UK landline number, like 01632 960 001'],
  typed: '0044 1632 960 123',
  to: '+441632960123',
  next: '/enter-landline-code',
};

describe.each([mobile, landline])(
  'change of a phone number on $path',
  ({ path, heading, persona, back, id, label, missing, wrong, typed, to, next }) => {
    const open = () => {
      signInAs(persona, { upTo: 'password' });
      return visit(path);
    };
    const give = async (number: string) => {
      const visited = await open();
      await fill(visited.user, id, number);
      await visited.user.click(button('Continue'));
      return visited;
    };

    it('explains the 24 hours before the question', async () => {
      await open();
      await expectPage(path, heading);
      expect(screen.getByText(/We'll change your number 24 hours after you confirm it/)).toBeVisible();
      expect(screen.getByText(/Until then, use your old number to log in/)).toBeVisible();
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'tel');
      expect(link('Back')).toHaveAttribute('href', back);
    });

    it.each([
      ['', missing[0], missing[1]],
      [wrong[0], valid, wrong[1]],
      ['12345', valid, wrong[1]],
    ])('refuses the phone number %j', async (number = '', summary, field) => {
      await give(number);
      expect(await errorSummary()).toEqual([summary]);
      expect(fieldError(byId(id))).toBe(field);
      expect(byId(id)).toHaveValue(number);
      expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
      expect(address()).toBe(path);
    });

    it('sends a code to the new number, and shows that the change waits', async () => {
      const { user } = await give(typed);
      await expectPage(next, 'Enter the security code');
      expect(screen.getByText('•••••••0123')).toBeVisible();
      await fill(user, 'otp-input', codeSentTo(to));
      await user.click(button('Continue'));
      await expectPage(path, 'You have asked to change your phone number');
      expect(screen.getByText(/a change takes 24 hours/)).toBeVisible();
      expect(screen.getByText(/use the link in the email that we sent you to stop it/)).toBeVisible();
      expect(document.title).toBe('You have asked to change your phone number - NHS login');
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(accountByEmail(world(), emailOf(persona))?.phoneChange).toMatchObject({ method: id, number: to });
      expect(document.cookie).not.toContain('id_token');
    });

    it('refuses a second change while the first one waits', async () => {
      const { account } = signInAs(persona, { upTo: 'password' });
      if (account) account.phoneChange = { method: id === 'mobile' ? 'mobile' : 'landline', number: to, until: world().clock.now() + 1000 };
      const { user } = await visit(path);
      await fill(user, id, typed);
      await user.click(button('Continue'));
      await expectPage(path, 'You have asked to change your phone number');
      expect(screen.getByText(/You cannot ask for another change until then/)).toBeVisible();
    });
  },
);
