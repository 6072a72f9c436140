import { hour } from '../backend/clock';
import { submits } from './in-common';
import { emailErrors } from './sign-in-conditions';
import { noSession, unanswered } from './unanswered';
import type { Here, Screen } from './variant';

const arrived = { heading: 'Enter your email address', progress: 'arrival' } as const;
const typed = { type: 'mobile@example.com', into: 'Email address' } as const;

const notAsked = { cookiePreference: null };
const chosen = (hasAcceptedOptionalCookies: boolean) => ({
  cookiePreference: JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }),
});

const banner = (message: string) => ({ showBanner: message !== '', message });
const banners = (app: string, alerts: string) => ({
  world: ({ world }: Here) => void (world.banners = { app: banner(app), alerts: banner(alerts) }),
});
const late = 'Some text messages are late.';
const closed = 'We are closed on Sunday.';

/** The entry screen, and what surrounds every page. */
export const enterEmail = {
  usual: {
    ...arrived,
    label: 'as most people see it',
    says: ['We use your email address to find out if you have an NHS login account.', 'Learn more about NHS login'],
  },
  'email-known': { ...arrived, label: 'the email address is known', progress: 'password' },
  'nothing-typed': {
    ...arrived,
    label: 'sent empty',
    says: ['You need to enter your email address', 'Error: You need to enter your email address'],
    does: [submits],
  },
  ...emailErrors(arrived, { answers: ['account-status.invalid-email'] }),
  ...unanswered(arrived, 'account-status', [typed, submits]),
  'app-banner': { ...arrived, ...banners(late, ''), label: 'a banner of the app', says: ['Important', late] },
  'alerts-banner': { ...arrived, ...banners('', closed), label: 'a banner of the service status', says: ['Service status', closed] },
  'both-banners': { ...arrived, ...banners(late, closed), label: 'both banners', says: [late, closed] },
  'cookie-banner': {
    ...arrived,
    label: 'asked about cookies',
    says: ['Cookies on NHS login', 'Accept all cookies', 'Choose your cookies'],
    cookies: notAsked,
  },
  'cookies-just-accepted': {
    ...arrived,
    label: 'all cookies accepted just now',
    says: ['You have accepted all cookies. You can change your cookie settings at any time.', 'Hide this message'],
    cookies: notAsked,
    does: [{ press: 'Accept all cookies' }],
  },
  'cookies-accepted': { ...arrived, label: 'optional cookies accepted before', cookies: chosen(true) },
  'cookies-refused': { ...arrived, label: 'optional cookies refused before', cookies: chosen(false) },
  'cookies-blocked': {
    label: 'a browser that keeps no cookies',
    heading: 'Turn on cookies to log in',
    says: ['Your browser blocks cookies. NHS login needs some of them to log you in safely.', 'Try again'],
    device: 'without-cookies',
  },
  'without-passkeys': { ...arrived, label: 'a browser without passkeys', device: 'without-passkeys' },
  'health-app': { ...arrived, label: 'in the health app', says: ['© NHS England'], device: 'health-app' },
  'registration-not-allowed': {
    ...arrived,
    label: 'the client does not allow registration: an address without an account leads to a dead end',
    persona: 'not-found',
    oidc: { allow_registration: 'false' },
  },
  'session-an-hour-old': { ...arrived, label: 'a session that an hour has ended: Continue renews it', later: hour },
  'session-not-known': {
    ...arrived,
    label: 'a session that the server does not know: Continue leads to its end',
    world: ({ world, session }) => world.sessions.delete(session.id),
  },
  firewall: { ...arrived, label: 'Continue meets the firewall, whose puzzle leads on', answers: ['account-status.firewall'] },
  'no-session': noSession,
} as const satisfies Screen;
