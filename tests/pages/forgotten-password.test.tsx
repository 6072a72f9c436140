import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountChecked, emailEntered, personChanged, signInEnded } from '@/state/events';
import { signInAs } from '../../mocks/server';
import { arriveAt, button, byId, clickBack, link } from '../support/page';
import { visit } from '../support/visit';

const email = 'mobile@example.com';
const checked = (status: string) =>
  accountChecked({
    status,
    uplift_required: false,
    allow_p5_before_p9: false,
    landline_registration_enabled: false,
    auth_options: { authentication_options: { allowCredentials: [] } },
  });
const anybody = /If there is an account linked to/;
const goBack = 'Go back and enter password';

describe('the page of a forgotten password', () => {
  it('asks for the address, and leads back to the page that asks for both', async () => {
    signInAs('mobile');
    const { user } = await visit('/forgotten-password', { events: [emailEntered(email)] });
    await arriveAt('/forgotten-password', 'Forgot password');
    expect(document.title).toBe('Forgot password - NHS login');
    expect(byId('user-email')).toHaveValue(email);
    await clickBack(user);
    await arriveAt('/login');
  });
});

describe('to somebody of whom nothing is known,', () => {
  it.each([
    ['/check-email', 'names the address', [emailEntered(email)], email],
    ['/reset/check-email', 'names the address', [emailEntered(email)], email],
    ['/check-email', 'does without the address', [], 'the email address you entered'],
  ])('%s %s, and says the same whether there is an account or not', async (path, _what, events, named) => {
    signInAs('mobile');
    await visit(path, { events });
    await arriveAt(path, 'Check your email');
    expect(screen.getByText(anybody)).toHaveTextContent(named);
    expect(screen.getByText('The link expires after 1 hour.')).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(1);
    expect(link('Back to log in')).toHaveAttribute('href', '/login');
    expect(document.title).toBe('Check your email - NHS login');
  });
});

describe('/check-email', () => {
  it.each(['CONFIRMED', 'RESET_REQUIRED'])('to somebody whose account is known to be %s, says that the email was sent', async (status) => {
    signInAs('mobile');
    const { user } = await visit('/check-email', { events: [emailEntered(email), checked(status)] });
    await arriveAt('/check-email', 'Check your email');
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByText('You must use the link within 1 hour.')).toBeVisible();
    expect(screen.queryByText(anybody)).not.toBeInTheDocument();
    await user.click(button(goBack));
    await arriveAt('/log-in-password', 'Enter your password');
  });

  it.each(['NOT_FOUND', 'UNCONFIRMED', 'ARCHIVED'])('after the status %s, does not', async (status) => {
    await visit('/check-email', { events: [emailEntered(email), checked(status)] });
    expect(screen.getByText(anybody)).toBeVisible();
    expect(screen.queryByRole('button', { name: goBack })).not.toBeInTheDocument();
  });

  it('does not tell what is known of another address', async () => {
    await visit('/check-email', {
      events: [emailEntered(email), checked('CONFIRMED'), personChanged(), emailEntered('other@example.com')],
    });
    expect(screen.getByText(anybody)).toHaveTextContent('other@example.com');
  });
});

describe('/reset/check-email', () => {
  it('says the same to everybody', async () => {
    await visit('/reset/check-email', { events: [emailEntered(email), checked('CONFIRMED')] });
    expect(screen.getByText(anybody)).toBeVisible();
  });

  it('opened from the terms, where nobody has asked for a link, leads to where one is asked for', async () => {
    signInAs('mobile');
    const { user } = await visit('/terms-and-conditions');
    await user.click(link('reset your password'));
    await arriveAt('/reset/check-email', 'Check your email');
    expect(screen.queryByText(/we have sent/)).not.toBeInTheDocument();
    expect(screen.getByText(/spam or junk folder/)).toBeVisible();
    expect(link('Back to log in')).toHaveAttribute('href', '/login');
    await user.click(button('Get a link'));
    await arriveAt('/forgotten-password', 'Forgot password');
  });

  it('without a session, says how to get to where a link is asked for', async () => {
    await visit('/reset/check-email');
    expect(screen.queryByText(/we have sent/)).not.toBeInTheDocument();
    expect(screen.getByText(/Go back to the website or app that you want to use/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get a link' })).not.toBeInTheDocument();
  });

  it('does not become another page when the session ends under it', async () => {
    const { store } = await visit('/reset/check-email', { events: [emailEntered(email)] });
    act(() => void store.dispatch(signInEnded('handedOver')));
    expect(screen.getByText(anybody)).toBeVisible();
  });
});

describe('/reset/attempts-exceeded', () => {
  it('says what was tried too often, and where help is', async () => {
    await visit('/reset/attempts-exceeded');
    await arriveAt('/reset/attempts-exceeded', 'You cannot continue');
    expect(screen.getByText(/tried to reset your password too many times/)).toBeVisible();
    expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
  });
});
