import { screen, waitFor } from '@testing-library/react';
import { emailOf, password, type PersonaId } from '../../mocks/people/personas';
import { world } from '../../mocks/server';
import { button, byId, expectPage } from './page';
import { type Visit, visit } from './visit';

type User = Visit['user'];

/** Types the address on the entry screen key by key. */
export async function enterEmail(user: User, persona: PersonaId) {
  await expectPage('/enter-email', 'Enter your email address');
  await user.type(byId('user-email'), emailOf(persona));
  await user.click(button('Continue'));
}

export async function enterPassword(user: User) {
  await expectPage('/log-in-password', 'Enter your password');
  await user.type(byId('password-input'), password);
  await user.click(button('Continue'));
}

/** Types the code of the newest message. */
export async function enterCode(user: User, kind: 'text' | 'voice call', { remember = false } = {}) {
  await expectPage(kind === 'text' ? '/enter-mobile-code' : '/enter-landline-code', 'Enter the security code');
  const [message] = world().inbox;
  expect(message?.kind).toBe(kind);
  await user.type(byId('otp-input'), message?.code ?? '');
  if (remember) await user.click(byId('rmd'));
  await user.click(button('Continue'));
}

export async function agreeToShare(user: User) {
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  await user.click(await screen.findByRole('button', { name: 'I agree' }));
}

/** Waits until the browser leaves for the client service, and returns the query parameters. */
export async function expectHandOver({ exits }: Visit): Promise<Record<string, string>> {
  await waitFor(() => expect(exits).toHaveLength(1));
  const url = new URL(exits[0] ?? '');
  expect(url.origin + url.pathname).toBe('http://localhost:3000/mock/callback');
  return Object.fromEntries(url.searchParams);
}

/** The bodies of a call, the newest first. */
export const bodiesOf = (path: string) =>
  world()
    .calls.filter((call) => call.path === path)
    .map(({ body }) => body);

/** The state that the example client sends along. */
export const state = 'state-of-the-client';

/** Opens the root and enters the email address. */
export async function startSignIn(persona: PersonaId, oidc: Record<string, unknown> = {}) {
  const visited = await visit('/', { persona, oidc });
  await enterEmail(visited.user, persona);
  return visited;
}
