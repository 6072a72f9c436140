import { acceptTerms, giveConsent } from '@/api/account';
import { exchangeAuthcode } from '@/api/authcode';
import { fetchClientInfo } from '@/api/client-info';
import * as forgottenPassword from '@/api/forgotten-password';
import { type CallName, calls } from '../../../mocks/backend/http/calls';
import type { Answer } from '../../../mocks/backend/http/scenario';
import { emailOf } from '../../../mocks/people/personas';
import type { ScenarioId } from '../../../mocks/scenarios/scenarios';
import { answer, world } from '../../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../console-guard';
import { placesOf } from '../contract-places';
import { openAndSubmit, signIn } from '../page-action';
import { proofingSenders } from './proofing-senders';
import { registrationSenders } from './registration-senders';
import type { Sender, Senders } from './sender';
import { signInSenders } from './sign-in-senders';

const email = emailOf('mobile');
const logged = { complaint: authApiFailed } as const;
const consentPage = { from: '/nhs-login-consent', upTo: 'identity-token' } as const;
/** After the click on the page that asks. */
const notAgreed = { from: '/no-consent', upTo: 'identity-token', state: { notAgreed: true } } as const;
const back = (description: string) => new RegExp(`^http://localhost:3000/mock/callback\\?.*error_description=${description}`);

/** A call without a page that sends it does not compile. */
export const byCall: Senders = {
  ...signInSenders,
  ...proofingSenders,
  ...registrationSenders,
  authcode: {
    endpoint: () => exchangeAuthcode({}),
    pages: [{ ...logged, from: '/authcode', upTo: 'identity-token', target: '/nhs-login-consent' }],
  },
  'client-info': {
    endpoint: () => fetchClientInfo('client'),
    pages: [
      { ...logged, ...consentPage, target: '/nhs-login-consent' },
      { ...logged, ...notAgreed, target: back('ConsentNotGiven') },
      { ...logged, from: '/terms-update', clicked: 'I do not agree', target: back('TermsUpdateNotAccepted') },
    ],
  },
  consent: {
    endpoint: () => giveConsent({ 'client-id': 'client', 'consented-claims': [], 'oidc-params': {} }),
    pages: [{ ...consentPage, clicked: 'I agree', target: /^http:.*\/mock\/callback\?code=/ }],
  },
  'terms-update': {
    endpoint: () => acceptTerms(),
    pages: [{ from: '/terms-update', upTo: 'identity-token', clicked: 'Agree and continue', target: '/nhs-login-consent' }],
  },
  'verify-waf-token': {
    endpoint: () => forgottenPassword.verifyWafToken('token'),
    pages: [
      { from: '/check-login', cookie: 'aws-waf-token=solved', target: '/login' },
      { from: '/check-forgot-password', cookie: 'aws-waf-token=solved', target: '/check-email' },
      { from: '/check-reset-password', cookie: 'aws-waf-token=solved', target: '/reset/check-email' },
    ],
  },
  'forgot-password': {
    endpoint: () => forgottenPassword.forgotPassword({ email: 'maya@example.com', redirectUri: 'a', redirectUriAfterCaptcha: 'b' }),
    pages: [
      {
        from: '/forgotten-password',
        typed: { 'Email address': email },
        clicked: 'Continue',
        target: /^\/api\/login\/bot-check\?redirectUri=/,
      },
    ],
  },
};

/** Every call, from every page that sends it. */
export const senders: readonly Sender[] = (Object.keys(byCall) as CallName[]).flatMap((call) =>
  byCall[call].pages.map((page) => {
    const places = placesOf(call, page.variant);
    return { call, ...page, ...places, byStatus: { ...places.byStatus, ...page.byStatus } };
  }),
);

/** The name in test titles: `otp from /enter-mobile-code`. */
export const namedSenders = senders.map((sender) => [`${sender.call} from ${sender.from}`, sender] as const);

/** Sends the call while the backend gives this answer. */
export async function sendWithAnswer(sender: Sender, given: Answer | ScenarioId) {
  const typed = signIn(sender);
  if (sender.complaint) expectConsoleMessage(sender.complaint);
  answer(typeof given === 'string' ? given : { call: calls[sender.call], answer: given });
  return { ...(await openAndSubmit(sender, typed)), typed };
}

/** The sender of a call. With several, the one on this page. */
export function senderOf(call: CallName, from?: string): Sender {
  const found = senders.find((sender) => sender.call === call && (from === undefined || sender.from === from));
  if (!found) throw new Error(`Nothing sends ${call}`);
  return found;
}

/** The requests of a sender's call that the backend has received, from any page. */
export const sentCalls = ({ call }: Sender) => world().calls.filter(({ method, path }) => calls[call] === `${method} ${path}`);
