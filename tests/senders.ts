import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { emailEntered } from '@/state/events';
import { type CallName, calls } from '../mocks/calls';
import { emailOf, password, type PersonaId } from '../mocks/personas';
import type { Answer } from '../mocks/scenario';
import { answer, signInAs } from '../mocks/server';
import type { ScenarioId } from '../mocks/scenarios';
import { button } from './page';
import { type Visit, visit } from './visit';

/** A page from which a call is sent, and how a person sends it. */
export interface Sender {
  /** The call's name in the mock backend. */
  call: CallName;
  from: string;
  persona?: PersonaId;
  upTo?: 'arrival' | 'password' | 'mobile-code' | 'landline-code' | 'identity-token';
  events?: readonly UnknownAction[];
  cookie?: string;
  /** Label and text of what is typed before. */
  typed?: Readonly<Record<string, string>>;
  /** The button that sends it; none on a page that sends it by itself. */
  press?: string;
  /** Where the browser comes back to after a renewal of the session. */
  retryAt?: string;
  /** Where an answer goes that nobody knows. */
  otherwise: string;
  /** Whether the answer is read: if not, anything below 300 will do. */
  read: boolean;
  /** Where a good answer leads, in the app or out of it. */
  leadsTo: string | RegExp;
}

const email = emailOf('mobile');
const consentPage = { from: '/nhs-login-consent', upTo: 'identity-token' } as const;
const back = (description: string) => new RegExp(`^http://localhost:3000/mock/callback\\?.*error_description=${description}`);

/** Every call of this release, from every page that sends it. */
export const senders: readonly Sender[] = [
  {
    call: 'account-status',
    from: '/enter-email',
    typed: { 'Email address': email },
    press: 'Continue',
    retryAt: '/check-account-status',
    otherwise: '/error',
    read: true,
    leadsTo: '/log-in-password',
  },
  {
    call: 'password',
    from: '/log-in-password',
    events: [emailEntered(email)],
    typed: { Password: password },
    press: 'Continue',
    retryAt: '/check-login',
    otherwise: '/error',
    read: true,
    leadsTo: '/enter-mobile-code',
  },
  {
    call: 'user-sign-in',
    from: '/login',
    typed: { 'Email address': email, Password: password },
    press: 'Continue',
    retryAt: '/check-login',
    otherwise: '/error',
    read: true,
    leadsTo: '/enter-mobile-code',
  },
  {
    call: 'trigger-otp',
    from: '/mobile-code-expired',
    upTo: 'password',
    press: 'Text me again with a new security code',
    otherwise: '/error',
    read: true,
    leadsTo: '/enter-mobile-code',
  },
  {
    call: 'trigger-otp',
    from: '/get-call-landline',
    persona: 'landline',
    upTo: 'password',
    press: 'Call my landline now',
    otherwise: '/call-failed',
    read: true,
    leadsTo: '/enter-landline-code',
  },
  {
    call: 'request-otp',
    from: '/enter-mobile-code',
    upTo: 'mobile-code',
    press: 'Send the security code again',
    otherwise: '/error',
    read: false,
    leadsTo: '/enter-mobile-code',
  },
  {
    call: 'request-otp',
    from: '/enter-landline-code',
    persona: 'landline',
    upTo: 'landline-code',
    press: 'Call my landline again',
    otherwise: '/call-failed',
    read: false,
    leadsTo: '/enter-landline-code',
  },
  {
    call: 'otp',
    from: '/enter-mobile-code',
    upTo: 'mobile-code',
    typed: { 'Security code': '' },
    press: 'Continue',
    otherwise: '/error',
    read: true,
    leadsTo: '/nhs-login-consent',
  },
  {
    call: 'otp',
    from: '/enter-landline-code',
    persona: 'landline',
    upTo: 'landline-code',
    typed: { 'Security code': '' },
    press: 'Continue',
    otherwise: '/error',
    read: true,
    leadsTo: '/nhs-login-consent',
  },
  { call: 'authcode', from: '/authcode', upTo: 'identity-token', otherwise: '/error', read: true, leadsTo: '/nhs-login-consent' },
  { call: 'client-info', ...consentPage, otherwise: '/error', read: true, leadsTo: '/nhs-login-consent' },
  { call: 'client-info', from: '/no-consent', otherwise: '/error', read: true, leadsTo: back('ConsentNotGiven') },
  {
    call: 'client-info',
    from: '/terms-update',
    press: 'I do not agree',
    otherwise: '/error',
    read: true,
    leadsTo: back('TermsUpdateNotAccepted'),
  },
  { call: 'consent', ...consentPage, press: 'I agree', otherwise: '/error', read: false, leadsTo: /^http:.*\/mock\/callback\?code=/ },
  {
    call: 'terms-update',
    from: '/terms-update',
    upTo: 'identity-token',
    press: 'Agree and continue',
    otherwise: '/error',
    read: false,
    leadsTo: '/nhs-login-consent',
  },
  { call: 'verify-waf-token', from: '/check-login', cookie: 'aws-waf-token=solved', otherwise: '/error', read: false, leadsTo: '/login' },
];

/** As a test is named: `otp from /enter-mobile-code`. */
export const named = senders.map((sender) => [`${sender.call} from ${sender.from}`, sender] as const);

/** The person arrives, and has come as far as the page. */
export function signIn({ persona = 'mobile', upTo = 'arrival', cookie, typed }: Sender): Sender['typed'] {
  const { session } = signInAs(persona, { upTo });
  if (cookie) document.cookie = `${cookie}; path=/`;
  return typed && 'Security code' in typed ? { 'Security code': session.code?.digits ?? '' } : typed;
}

/** Opens the page and sends the call. */
export async function send(sender: Sender, typed = sender.typed): Promise<Visit> {
  const visited = await visit(sender.from, { events: sender.events });
  for (const [label, text] of Object.entries(typed ?? {})) {
    const field = await screen.findByLabelText(label);
    await visited.user.clear(field);
    await visited.user.click(field);
    await visited.user.paste(text);
  }
  if (sender.press) {
    await screen.findByRole('button', { name: sender.press });
    await visited.user.click(button(sender.press));
  }
  return visited;
}

/** Sends the call while the backend gives this answer. */
export async function meet(sender: Sender, given: Answer | ScenarioId) {
  const typed = signIn(sender);
  answer(typeof given === 'string' ? given : { call: calls[sender.call], answer: given });
  return { ...(await send(sender, typed)), typed };
}

/** The sender of a call; of several, the one on this page. */
export function senderOf(call: CallName, from?: string): Sender {
  const found = senders.find((sender) => sender.call === call && (from === undefined || sender.from === from));
  if (!found) throw new Error(`Nothing sends ${call}`);
  return found;
}
