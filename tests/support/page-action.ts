import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import type { PersonaId } from '../../mocks/people/personas';
import { findDuplicate, signInAs } from '../../mocks/server';
import { registerPasskey, withAuthenticator } from './authenticator';
import { button } from './page';
import { emailResetLink, resetLink } from './reset-links';
import { type Visit, visit } from './visit';

/** How a user arrives at a page, and their actions there. */
export interface PageAction {
  from: string;
  /** The navigation state of the page. */
  state?: unknown;
  persona?: PersonaId;
  upTo?: 'arrival' | 'email-code' | 'password' | 'mobile-code' | 'landline-code' | 'identity-token';
  events?: readonly UnknownAction[];
  cookie?: string;
  /** An uplift has found another account. */
  duplicate?: boolean;
  /** The server allows the account to have a landline only. */
  landline?: boolean;
  /** The user arrives by a link from an email. */
  linked?: boolean;
  /** The user has a passkey, and a browser that supports it. */
  passkey?: boolean;
  /** Label and text of the fields to fill in first. */
  typed?: Readonly<Record<string, string>>;
  /** The option to select first. */
  chosen?: string;
  /** The button to click; none on a page that continues by itself. */
  clicked?: string;
}

/** Signs the user in as far as the page requires. Returns the texts to type. */
export function signIn(action: PageAction): PageAction['typed'] {
  const { persona = 'mobile', upTo = 'arrival', cookie, duplicate, typed, passkey, landline, linked } = action;
  const { session, account } = signInAs(persona, { upTo });
  if (landline && account) account.landlineRegistrationEnabled = true;
  if (linked) emailResetLink(persona);
  if (cookie) document.cookie = `${cookie}; path=/`;
  if (duplicate) findDuplicate(persona);
  if (passkey) {
    withAuthenticator();
    registerPasskey(persona);
  }
  return typed && 'Security code' in typed ? { 'Security code': session.code?.digits ?? account?.emailCode?.digits ?? '' } : typed;
}

export async function performAction({ user }: Pick<Visit, 'user'>, { chosen, clicked, typed = {} }: Omit<PageAction, 'from'>) {
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  if (chosen) await user.click(await screen.findByLabelText(chosen));
  if (clicked) {
    await screen.findByRole('button', { name: clicked });
    await user.click(button(clicked));
  }
}

export async function openAndSubmit(action: PageAction, typed = action.typed): Promise<Visit> {
  const visited = await visit(action.linked ? resetLink(action.persona) : action.from, {
    events: action.events,
    state: action.state,
    strict: false,
    // A page that continues by itself may wait for an answer that the test has not released.
    whole: action.clicked !== undefined,
  });
  await performAction(visited, { ...action, typed });
  return visited;
}
