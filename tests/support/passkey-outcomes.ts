import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { address, expectPage, findErrorSummary, link } from './page';
import type { Start } from './passkey-starts';

const headings: Readonly<Record<string, string>> = {
  '/passkey-login-failed': 'There was a problem',
  '/passkey-user-login-failed': 'There was a problem',
  '/passkey-enter-email-login-failed': 'We were unable to authenticate you',
  '/passkey-login-attempts-exceeded': 'You cannot continue',
  '/error': 'Something went wrong',
};

/** Arrives at one of these pages, under its heading. */
export const expectPasskeyPage = (path: string) => expectPage(path, headings[path]);

/** The refusal that a page shows where the person stays on it. */
export const passkeyNotUsedText = 'Your passkey was not used. Try again, or choose another way to log in.';

/** The passkey was not used: the person may try again, or log in otherwise. */
export async function expectPasskeyNotUsed({ from, failed }: Start) {
  if (failed) return expectPasskeyPage(failed);
  expect(await findErrorSummary()).toHaveTextContent(passkeyNotUsedText);
  expect(address()).toBe(from);
}

/** No passkey is let in for now, and a password may be. */
export async function expectPasskeyLockout({ passwordRoute }: Start) {
  await expectPasskeyPage('/passkey-login-attempts-exceeded');
  // Other lockout pages have the same heading.
  expect(await screen.findByText(/with your passkey too many times/)).toBeVisible();
  expect(link('Log in using my password instead')).toHaveAttribute('href', passwordRoute);
}
