import { screen } from '@testing-library/react';
import { signInAs, world } from '../../../mocks/server';
import { expectPage, fillAndContinue, landlineAllowed, visit } from '../../support/user';

const mobile = 'A UK mobile phone';
const international = 'An international mobile phone';
const landline = 'A UK landline';

async function give(option: string, id: string, typed: string) {
  const { account } = signInAs('unregistered', { upTo: 'password' });
  if (account) account.landlineRegistrationEnabled = true;
  const visited = await visit('/register/enter-mobile', { events: [landlineAllowed()] });
  await visited.user.click(screen.getByLabelText(option));
  await fillAndContinue(visited.user, id, typed);
  return visited;
}

describe('question about the phone of a new account', () => {
  it.each([
    [mobile, 'mobile', '+44 (0)7700 900-982', '+447700900982', '/enter-mobile-code'],
    [international, 'international', '00 33 6.12.34.56.78', '+33612345678', '/enter-mobile-code'],
    [landline, 'landline', '(01632) 960 001', '+441632960001', '/enter-landline-code'],
  ])('sends a code from %s to %s %j', async (option, id, typed, to, next) => {
    await give(option, id, typed);
    await expectPage(next, 'Enter the security code');
    expect(world().inbox[0]).toMatchObject({ to, kind: id === 'landline' ? 'voice call' : 'text' });
  });

  it('ignores the phone number in a hidden field', async () => {
    const { user } = await give(international, 'international', 'nonsense');
    await user.click(screen.getByLabelText(mobile));
    await fillAndContinue(user, 'mobile', '07700 900 982');
    await expectPage('/enter-mobile-code');
  });
});
