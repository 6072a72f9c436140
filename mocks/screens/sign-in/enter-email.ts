import { hour } from '../../backend/clock';
import { emailErrors, longWait, noSession, submits, unanswered } from '../shared';
import type { Here, Screen } from '../variant';

const entry = { heading: 'Enter your email address', progress: 'arrival' } as const;
const typedEmail = { type: 'mobile@example.com', into: 'Email address' } as const;

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

/** The entry screen, and the parts of the layout. */
export default {
  usual: {
    ...entry,
    label: 'as most people see it',
    says: ["We'll use your email address to check if you have an NHS account.", 'Learn more about NHS login'],
  },
  'email-known': { ...entry, label: 'the email address is known', progress: 'password' },
  'nothing-typed': {
    ...entry,
    label: 'sent empty',
    says: ['You need to enter your email address', 'Error: You need to enter your email address'],
    does: [submits],
  },
  ...emailErrors(entry, { answers: ['account-status.invalid-email'] }),
  ...unanswered(entry, 'account-status', [typedEmail, submits]),
  'long-wait': {
    ...entry,
    label: 'waiting for 8 seconds',
    says: [longWait],
    answers: ['account-status.hang'],
    device: 'hurried',
    does: [typedEmail, submits],
  },
  offline: {
    ...entry,
    label: 'offline: what is pressed waits',
    says: ['You are offline. What you typed is still here.'],
    does: [{ hears: 'offline' }, typedEmail, submits],
  },
  'back-online': { ...entry, label: 'online again', says: ['You are back online.'], does: [{ hears: 'offline' }, { hears: 'online' }] },
  'app-banner': { ...entry, ...banners(late, ''), label: 'a banner of the app', says: ['Important', late] },
  'alerts-banner': { ...entry, ...banners('', closed), label: 'a banner of the service status', says: ['Service status', closed] },
  'both-banners': { ...entry, ...banners(late, closed), label: 'both banners', says: [late, closed] },
  'cookie-banner': {
    ...entry,
    label: 'asked about cookies',
    says: ['Cookies on NHS login', 'Accept all cookies', 'Choose your cookies'],
    cookies: notAsked,
  },
  'cookies-just-accepted': {
    ...entry,
    label: 'all cookies accepted just now',
    says: ['You have accepted all cookies. You can change your cookie settings at any time.', 'Hide this message'],
    cookies: notAsked,
    does: [{ click: 'Accept all cookies' }],
  },
  'cookies-accepted': { ...entry, label: 'optional cookies accepted before', cookies: chosen(true) },
  'cookies-refused': { ...entry, label: 'optional cookies refused before', cookies: chosen(false) },
  'cookies-blocked': {
    label: 'a browser that keeps no cookies',
    heading: 'Turn on cookies to log in',
    says: ['Your browser blocks cookies. NHS login needs some of them to log you in safely.', 'Try again'],
    device: 'without-cookies',
  },
  'without-passkeys': { ...entry, label: 'a browser without passkeys', device: 'without-passkeys' },
  'health-app': { ...entry, label: 'in the health app', says: ['© NHS England'], device: 'health-app' },
  'registration-not-allowed': {
    ...entry,
    label: 'the client does not allow registration: an address without an account opens a dead end',
    persona: 'not-found',
    oidc: { allow_registration: 'false' },
  },
  'session-an-hour-old': {
    ...entry,
    heading: 'We have logged you out',
    label: 'a session that has expired after an hour: opens the logout page',
    says: ['It has been more than 1 hour since you started.'],
    later: hour,
  },
  'session-not-known': {
    ...entry,
    label: 'a session that is unknown to the server: Continue opens the logout page',
    world: ({ world, session }) => world.sessions.delete(session.id),
  },
  firewall: { ...entry, label: 'Continue meets the firewall, and continues after its puzzle', answers: ['account-status.firewall'] },
  'no-session': noSession,
} as const satisfies Screen;
