import { screen } from '@testing-library/react';
import { address, expectPage, findErrorSummary, link } from './page';
import type { Start } from './passkey-starts';

const headings: Readonly<Record<string, string>> = {
  '/passkey-login-failed': 'There was a problem',
  '/passkey-user-login-failed': 'There was a problem',
  '/passkey-enter-email-login-failed': 'We were unable to authenticate you',
  '/passkey-login-attempts-exceeded': 'You cannot continue',
  '/error': 'Something went wrong',
};

export const expectPasskeyPage = (path: string) => expectPage(path, headings[path]);

/** The error that a page shows when the user stays on it. */
export const passkeyNotUsedText = 'Your passkey was not used. Try again, or choose another way to log in.';

/** Expects the page of an unused passkey, which offers a retry and other methods. */
export async function expectPasskeyNotUsed({ from, failed }: Start) {
  if (failed) return expectPasskeyPage(failed);
  expect(await findErrorSummary()).toHaveTextContent(passkeyNotUsedText);
  expect(address()).toBe(from);
}

/** Expects the lockout of passkeys with a link to the password. */
export async function expectPasskeyLockout({ passwordRoute }: Start) {
  await expectPasskeyPage('/passkey-login-attempts-exceeded');
  // Other lockout pages have the same heading.
  expect(await screen.findByText(/with your passkey too many times/)).toBeVisible();
  expect(link('Log in using my password instead')).toHaveAttribute('href', passwordRoute);
}
