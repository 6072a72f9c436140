import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import type { PersonaId } from '../../mocks/people/personas';
import { findDuplicate, signInAs } from '../../mocks/server';
import { registerPasskey, withAuthenticator } from './authenticator';
import { button } from './page';
import { emailResetLink, resetLink } from './reset-links';
import { type Visit, visit } from './visit';

/** How a person comes to a page, and what they do there. */
export interface PageAction {
  from: string;
  /** The navigation state that led there. */
  state?: unknown;
  persona?: PersonaId;
  upTo?: 'arrival' | 'email-code' | 'password' | 'mobile-code' | 'landline-code' | 'identity-token';
  events?: readonly UnknownAction[];
  cookie?: string;
  /** Whether an uplift has found another account of theirs. */
  duplicate?: boolean;
  /** Whether the server lets their account have a landline only. */
  landline?: boolean;
  /** Whether they come by a link from an email. */
  linked?: boolean;
  /** Whether they have a passkey, and a browser that can use it. */
  passkey?: boolean;
  /** Label and text of what is typed before. */
  typed?: Readonly<Record<string, string>>;
  /** The option that is chosen before. */
  chosen?: string;
  /** The button that is pressed; none on a page that goes on by itself. */
  press?: string;
}

/** The person arrives, and has come as far as the page. Answers what they will type. */
export function signIn({
  persona = 'mobile',
  upTo = 'arrival',
  cookie,
  duplicate,
  typed,
  passkey,
  landline,
  linked,
}: PageAction): PageAction['typed'] {
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

/** Does on a page that is open what they do there. */
export async function performAction({ user }: Pick<Visit, 'user'>, { chosen, press, typed = {} }: Omit<PageAction, 'from'>) {
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  if (chosen) await user.click(await screen.findByLabelText(chosen));
  if (press) {
    await screen.findByRole('button', { name: press });
    await user.click(button(press));
  }
}

/** Opens the page and does what they do there. */
export async function openAndSubmit(way: PageAction, typed = way.typed): Promise<Visit> {
  const visited = await visit(way.linked ? resetLink(way.persona) : way.from, {
    events: way.events,
    state: way.state,
    strict: false,
    // A page that goes on by itself may wait for an answer that the test keeps back.
    whole: way.press !== undefined,
  });
  await performAction(visited, { ...way, typed });
  return visited;
}
