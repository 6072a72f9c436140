import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered } from '@/state/events';
import { signInAs, world } from '../../mocks/server';
import { withAuthenticator } from '../support/authenticator';
import { address, button, byId, errorSummary, expectPage, fieldError } from '../support/page';
import { sample } from '../support/sample';
import { unloadDocument, visit } from '../support/visit';

/** The pages that ask for it, what they say when it is missing, and what the browser may fill in (passkeys come last: HTML, autofill). */
const pages = [
  ['/enter-email', 'You need to enter your email address', 'username webauthn'],
  ['/login', 'Enter your email address', 'username webauthn'],
  ['/passkey-enter-email', 'Enter your email address', 'username'],
  ['/forgotten-password', 'Enter your email address', 'username'],
] as const;
const format = 'Enter an email address in the correct format, like name@example.com';
const short = 'We cannot accept email addresses with fewer than 7 characters';
const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
const posted = () => world().calls.filter(({ method }) => method === 'POST');

async function submit(page: string, typed: string) {
  signInAs('mobile');
  // Without one the address would not be asked about.
  if (page === '/passkey-enter-email') withAuthenticator();
  const visited = await visit(page);
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

describe.each(pages)('email address on %s', (page, required, autocomplete) => {
  // The pages share a field and its rule: in the short run the first proves every row.
  const rows = page === '/enter-email' ? 4 : 1;

  it('asks for the email address in one labelled field', async () => {
    signInAs('mobile');
    await visit(page);
    const field = screen.getByLabelText('Email address');
    expect(field).toHaveAttribute('id', 'user-email');
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toHaveAttribute('autocomplete', autocomplete);
    expect(screen.getAllByRole('button', { name: 'Continue' })).toHaveLength(1);
  });

  const refused = [
    ['nothing', '', required, required],
    ['spaces only', '   ', required, required],
    ['six characters', 'a@b.uk', short, 'Enter an email address with at least 7 characters'],
    ['six characters and spaces', ' a @ b.uk ', short, 'Enter an email address with at least 7 characters'],
    ['255 characters', long(255), format, format],
    ['no at sign', 'name.example.com', format, format],
    ['no domain', 'somebody@', format, format],
    ['no dot in the domain', 'somebody@example', format, format],
    ['two at signs', 'some@body@example.com', format, format],
    ['a dot too many', 'somebody@example..com', format, format],
    ['a dot at the end', 'somebody@example.com.', format, format],
    ['a name in angle brackets', '<somebody@example.com>', format, format],
    ['a letter that is not ASCII', 'sömebody@example.com', format, format],
  ] as const;
  it.each(sample(refused, rows))('refuses the email address: %s', async (_what, typed, summary, field) => {
    await submit(page, typed);
    expect(await errorSummary()).toEqual([summary]);
    expect(fieldError(byId('user-email'))).toBe(field);
    expect(byId('user-email')).toHaveValue(typed.replace(/^ +| +$/g, ''));
    expect(posted()).toEqual([]);
    expect(address()).toBe(page);
  });

  const clean = [
    ['seven characters', 'ab@c.uk', 'ab@c.uk'],
    ['254 characters', long(254), long(254)],
    ['capitals', 'SomeBody@Example.COM', 'somebody@example.com'],
    ['spaces before, after and inside', '  some body@ example.com ', 'somebody@example.com'],
    ['a no-break space', 'somebody\u00a0@example.com', 'somebody@example.com'],
    ['an international domain', 'somebody@Bücher.example', 'somebody@xn--bcher-kva.example'],
    ['plus, dot, dash and apostrophe', "o'some.body+tag-1_2@sub.example.co.uk", "o'some.body+tag-1_2@sub.example.co.uk"],
  ] as const;
  it.each(sample(clean, rows))('sends the email address without spaces and capitals: %s', async (_what, typed, sent) => {
    await submit(page, typed);
    await expect.poll(() => posted()[0]?.body.email).toBe(sent);
  });

  it('preserves an international domain in the field', async () => {
    await submit(page, 'sömebody@bücher.example');
    expect(await errorSummary()).toEqual([format]);
    expect(byId('user-email')).toHaveValue('sömebody@bücher.example');
  });

  it('focuses the email field from the link in the error summary', async () => {
    const { user } = await submit(page, '');
    const [sentence = ''] = await errorSummary();
    await user.click(screen.getByRole('link', { name: sentence }));
    expect(byId('user-email')).toHaveFocus();
    expect(address()).toBe(page);
  });

  it('removes the error from page and title after a correction', async () => {
    const { user } = await submit(page, '');
    await errorSummary();
    await user.type(byId('user-email'), 'not-found@example.com');
    await user.click(button('Continue'));
    await expect.poll(() => posted()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Enter your email address' })).not.toBeInTheDocument());
    // There the password is refused next.
    if (page !== '/login') await waitFor(() => expect(document.title).not.toMatch(/^Error/));
  });

  it('fills in a known email address', async () => {
    signInAs('mobile');
    await visit(page, { events: [emailEntered('mobile@example.com')] });
    expect(byId('user-email')).toHaveValue('mobile@example.com');
  });

  it('does not show the error of another page after a reload', async () => {
    signInAs('mobile');
    await visit(page, { state: { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } } });
    expect(await errorSummary()).toEqual([format]);
    const { usr } = window.history.state as { usr: unknown };
    await unloadDocument();
    await visit(page, { state: usr });
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  });
});

describe('entry screen', () => {
  it('shows its purpose and links to an explanation', async () => {
    signInAs('mobile');
    await visit('/enter-email');
    await expectPage('/enter-email', 'Enter your email address');
    expect(document.title).toBe('Enter your email address - NHS login');
    const explainer = screen.getByRole('link', { name: 'Learn more about NHS login (opens in a new tab)' });
    expect(explainer).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    expect(explainer).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
