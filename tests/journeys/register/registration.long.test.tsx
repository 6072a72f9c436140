import { screen } from '@testing-library/react';
import { expectPage, fillAndContinue } from '../../support/page';
import { enterCode, enterPassword, startSignIn } from '../../support/sign-in-steps';
import { type Visit } from '../../support/visit';

const hiddenLink = (name: string) => screen.getByRole('link', { name, hidden: true });

async function giveMobile(user: Visit['user'], number = '07700 900 123') {
  await expectPage('/register/enter-mobile', 'Which phone do you want to use?');
  await user.click(screen.getByLabelText('A UK mobile phone'));
  await fillAndContinue(user, 'mobile', number);
}

const change = 'Change your mobile phone number';

it('corrects the number of a new account at once', async () => {
  const { user } = await startSignIn('unregistered');
  await enterPassword(user);
  await giveMobile(user);
  await expectPage('/enter-mobile-code', 'Enter the security code');
  expect(hiddenLink(change)).toHaveAttribute('href', '/register/enter-mobile');
  await user.click(hiddenLink(change));
  await giveMobile(user, '07700 900 456');
  await expectPage('/enter-mobile-code', 'Enter the security code');
  expect(screen.getByText('07700900456')).toBeVisible();
  await enterCode(user, 'text');
  await expectPage('/nhs-login-consent');
});

it('changes the number of an existing account after a day', async () => {
  const { user } = await startSignIn('change-number');
  await enterPassword(user);
  await expectPage('/enter-mobile-code', 'Enter the security code');
  await user.click(hiddenLink(change));
  await expectPage('/recovery/change-mobile/enter-mobile', 'Change your mobile phone number');
});
