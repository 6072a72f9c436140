import { screen, waitFor } from '@testing-library/react';
import { upliftRefusal } from '@/api/proofing';
import { duplicateFound, emailEntered, securityCodeSent } from '@/state/events';
import { findDuplicate, world } from '../../../mocks/server';
import { stored, withAuthenticator } from '../../support/environment';
import {
  button,
  byId,
  byNumber,
  clickBack,
  errorSummary,
  expectPage,
  link,
  openProofing,
  reload,
  unloadDocument,
  visit,
} from '../../support/user';

const pages = [
  ['/enter-email', 'You need to enter your email address'],
  ['/login', 'Enter your email address'],
  ['/passkey-enter-email', 'Enter your email address'],
  ['/forgotten-password', 'Enter your email address'],
] as const;
const format = 'Enter an email address in the correct format, like name@example.com';
const posted = () => world().calls.filter(({ method }) => method === 'POST');

async function submit(page: string, typed: string) {
  // Without an authenticator, the page would not send the email address.
  if (page === '/passkey-enter-email') withAuthenticator();
  const visited = await visit(page, { persona: 'mobile' });
  const field = byId<HTMLInputElement>('user-email');
  await visited.user.click(field);
  if (typed) await visited.user.paste(typed);
  if (page === '/login') {
    await visited.user.click(byId('password-input'));
    await visited.user.paste('anything');
  }
  await visited.user.click(button('Continue'));
  return visited;
}

describe.each(pages)('email address on %s', (page, required) => {
  it.each([
    ['spaces before, after and inside', '  Some Body@ example.com ', 'somebody@example.com'],
    ['an international domain', 'somebody@Bücher.example', 'somebody@xn--bcher-kva.example'],
  ])('sends the email address without spaces and capitals: %s', async (_what, typed, sent) => {
    await submit(page, typed);
    await expect.poll(() => posted()[0]?.body.email).toBe(sent);
  });

  it('removes the error from page and title after a correction', async () => {
    const { user } = await submit(page, '');
    await errorSummary();
    await user.type(byId('user-email'), 'not-found@example.com');
    await user.click(button('Continue'));
    await expect.poll(() => posted()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('link', { name: required })).not.toBeInTheDocument());
    // On this page the server refuses the password next.
    const title = page === '/login' ? /^Error: / : /^(?!Error)/;
    await waitFor(() => expect(document.title).toMatch(title));
  });

  it('does not show the error of another page after a reload', async () => {
    await visit(page, { persona: 'mobile', state: { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } } });
    expect(await errorSummary()).toEqual([format]);
    await reload();
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  });
});

it.each([
  ['Log in with a passkey', '/passkey-enter-email'],
  ['Forgot password', '/forgotten-password'],
])('passes the typed address from the login by %j before a submission', async (label, path) => {
  withAuthenticator();
  const { user } = await visit('/login', { persona: 'mobile' });
  await user.type(byId('user-email'), 'some@example.com');
  await user.click(await screen.findByRole('link', { name: label }));
  await expectPage(path);
  expect(byId('user-email')).toHaveValue('some@example.com');
  await clickBack(user);
  await expectPage('/login');
  expect(byId('user-email')).toHaveValue('some@example.com');
  expect(byId('password-input')).toHaveValue('');
});

it('passes the typed address by the Back link to a page with an empty field', async () => {
  const { user } = await visit('/login', { persona: 'mobile' });
  await user.click(link('Forgot password'));
  await expectPage('/forgotten-password');
  await user.type(byId('user-email'), 'some@example.com');
  await clickBack(user);
  await expectPage('/login');
  expect(byId('user-email')).toHaveValue('some@example.com');
  expect((window.history.state as { idx: number }).idx).toBe(0);
});
const email = 'mobile@example.com';
const notYou = 'Not you? Start again';
/** The sentence around the button. */
const whose = () => screen.findByText((_text, element) => element?.tagName === 'P' && element.textContent.endsWith(notYou));

describe('owner of the details on a page', () => {
  it.each(['/enter-mobile-code', '/get-call-landline', '/register/enter-mobile', '/nhs-login-consent'])(
    'shows the owner of the details on %s',
    async (path) => {
      await visit(path, { persona: 'mobile', upTo: 'identity-token', events: [emailEntered(email), securityCodeSent({})] });
      expect(await whose()).toHaveTextContent(`You are using the email address ${email}. ${notYou}`);
    },
  );

  it.each(['/enter-email', '/log-in-password', '/passkey-enter-email', '/register/check-email'])(
    'links to a new start without repeating the address on %s',
    async (path) => {
      await visit(path, { persona: 'mobile', upTo: 'identity-token', events: [emailEntered(email)] });
      expect((await whose()).textContent).toBe(notYou);
    },
  );

  it.each(['/proofing/enter-name', '/proofing/enter-postcode', '/proofing/confirm-your-details'])(
    'shows the owner on %s, also when the email address is unknown',
    async (path) => {
      await openProofing(path, byNumber);
      expect(await whose()).toHaveTextContent('Are these your details?');
    },
  );

  it('shows the owner on the page of another account', async () => {
    const found = upliftRefusal.parse(findDuplicate('duplicate'));
    await openProofing('/proofing/duplicate-nhs-number', [...byNumber, duplicateFound(found)], 'duplicate');
    expect(await whose()).toBeVisible();
  });
});

it.each(['/enter-email', '/login'])('shows no owner on %s before the details are known', async (path) => {
  await visit(path, { persona: 'mobile' });
  expect(screen.queryByText(new RegExp(notYou))).not.toBeInTheDocument();
});

it('forgets the user and restarts when another user logs in', async () => {
  document.cookie = 'remember_my_device=of-the-person; path=/';
  document.cookie = 'nhs_login_visitor_id=account; path=/';
  const { user, store } = await openProofing('/proofing/check-your-details', [...byNumber, emailEntered(email)]);
  await user.click(await screen.findByRole('button', { name: notYou }));
  await expectPage('/enter-email', 'Enter your email address');
  expect(byId('user-email')).toHaveValue('');
  const { profile, proofing, journey, client } = store.getState();
  expect(JSON.stringify([profile, proofing, journey])).not.toMatch(/mobile@|9990000018|1984-|LS1 /);
  expect(client.oidc).toHaveProperty('client_id');
  await waitFor(() => expect(document.cookie).not.toMatch(/id_token|remember_my_device|nhs_login_visitor_id/));
  await unloadDocument();
  expect(await stored()).not.toMatch(/mobile@|9990000018|1984-|LS1 /);
});
