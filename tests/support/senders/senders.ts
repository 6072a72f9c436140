import { emailEntered } from '@/state/events';
import { type CallName, calls } from '../../../mocks/backend/http/calls';
import { emailOf } from '../../../mocks/people/personas';
import type { Answer } from '../../../mocks/backend/http/scenario';
import { answer } from '../../../mocks/server';
import type { ScenarioId } from '../../../mocks/scenarios/scenarios';
import { authApiFailed, expectComplaint } from '../console-guard';
import { proofingSenders } from './proofing-senders';
import { registrationSenders } from './registration-senders';
import type { Sender } from './sender';
import { signInSenders } from './sign-in-senders';
import { send, signIn } from '../page-action';

const email = emailOf('mobile');
const logged = { complaint: authApiFailed } as const;
const consentPage = { from: '/nhs-login-consent', upTo: 'identity-token' } as const;
/** After the press on the page that asks. */
const notAgreed = { from: '/no-consent', upTo: 'identity-token', state: { notAgreed: true } } as const;
const back = (description: string) => new RegExp(`^http://localhost:3000/mock/callback\\?.*error_description=${description}`);

/** Every call of this release, from every page that sends it. */
export const senders: readonly Sender[] = [
  ...signInSenders,
  {
    call: 'authcode',
    ...logged,
    from: '/authcode',
    upTo: 'identity-token',
    otherwise: '/error',
    leadsTo: '/nhs-login-consent',
  },
  { call: 'client-info', ...logged, ...consentPage, otherwise: '/error', leadsTo: '/nhs-login-consent' },
  { call: 'client-info', ...logged, ...notAgreed, otherwise: '/error', leadsTo: back('ConsentNotGiven') },
  {
    call: 'client-info',
    ...logged,
    from: '/terms-update',
    press: 'I do not agree',
    otherwise: '/error',
    leadsTo: back('TermsUpdateNotAccepted'),
  },
  { call: 'consent', ...consentPage, press: 'I agree', otherwise: '/error', leadsTo: /^http:.*\/mock\/callback\?code=/ },
  {
    call: 'terms-update',
    from: '/terms-update',
    upTo: 'identity-token',
    press: 'Agree and continue',
    otherwise: '/error',
    leadsTo: '/nhs-login-consent',
  },
  { call: 'verify-waf-token', from: '/check-login', cookie: 'aws-waf-token=solved', otherwise: '/error', leadsTo: '/login' },
  {
    call: 'verify-waf-token',
    from: '/check-forgot-password',
    cookie: 'aws-waf-token=solved',
    otherwise: '/error',
    leadsTo: '/check-email',
  },
  {
    call: 'verify-waf-token',
    from: '/check-reset-password',
    cookie: 'aws-waf-token=solved',
    otherwise: '/error',
    leadsTo: '/reset/check-email',
  },
  {
    call: 'forgot-password',
    from: '/forgotten-password',
    typed: { 'Email address': email },
    press: 'Continue',
    retryAt: '/check-forgot-password',
    otherwise: '/error',
    leadsTo: /^\/api\/login\/bot-check\?redirectUri=/,
  },
  {
    call: 'validate-email',
    from: '/check-registration',
    events: [emailEntered('somebody-new@example.com')],
    retryAt: '/check-registration',
    otherwise: '/register/error',
    byStatus: { 403: '/register/attempts-exceeded', 429: '/register/attempts-exceeded' },
    leadsTo: '/register/create-password',
  },
  ...proofingSenders,
  ...registrationSenders,
];

/** As a test is named: `otp from /enter-mobile-code`. */
export const named = senders.map((sender) => [`${sender.call} from ${sender.from}`, sender] as const);

/** Sends the call while the backend gives this answer. */
export async function sendWithAnswer(sender: Sender, given: Answer | ScenarioId) {
  const typed = signIn(sender);
  if (sender.complaint) expectComplaint(sender.complaint);
  answer(typeof given === 'string' ? given : { call: calls[sender.call], answer: given });
  return { ...(await send(sender, typed)), typed };
}

/** The sender of a call; of several, the one on this page. */
export function senderOf(call: CallName, from?: string): Sender {
  const found = senders.find((sender) => sender.call === call && (from === undefined || sender.from === from));
  if (!found) throw new Error(`Nothing sends ${call}`);
  return found;
}
