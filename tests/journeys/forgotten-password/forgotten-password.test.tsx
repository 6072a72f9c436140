import { act, screen } from '@testing-library/react';
import { emailEntered, signInEnded, userChanged } from '@/state/events';
import { accountFound } from '../../support/environment';
import { button, expectPage, visit } from '../../support/user';

const email = 'mobile@example.com';
const anybody = /If there is an account linked to/;
const goBack = 'Go back and enter password';

describe('/check-email', () => {
  it.each(['CONFIRMED', 'RESET_REQUIRED'])('shows that the email was sent when the account is known to be %s', async (status) => {
    const { user } = await visit('/check-email', { persona: 'mobile', events: [emailEntered(email), accountFound({ status })] });
    await expectPage('/check-email', 'Check your email');
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByText('You must use the link within 1 hour.')).toBeVisible();
    expect(screen.queryByText(anybody)).not.toBeInTheDocument();
    await user.click(button(goBack));
    await expectPage('/log-in-password', 'Enter your password');
  });

  it.each(['NOT_FOUND', 'UNCONFIRMED', 'ARCHIVED'])('does not show that the email was sent after the status %s', async (status) => {
    await visit('/check-email', { events: [emailEntered(email), accountFound({ status })] });
    expect(screen.getByText(anybody)).toBeVisible();
    expect(screen.queryByRole('button', { name: goBack })).not.toBeInTheDocument();
  });

  it('shows nothing about the account of another address', async () => {
    await visit('/check-email', {
      events: [emailEntered(email), accountFound(), userChanged(), emailEntered('other@example.com')],
    });
    expect(screen.getByText(anybody)).toHaveTextContent('other@example.com');
  });
});

it('keeps the text of /reset/check-email when the session ends', async () => {
  const { store } = await visit('/reset/check-email', { events: [emailEntered(email)] });
  act(() => void store.dispatch(signInEnded('handedOver')));
  expect(screen.getByText(anybody)).toBeVisible();
});
