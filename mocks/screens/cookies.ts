import { cookieNames } from '../../src/session/cookie-names';
import { elsewhere, otherBrowser } from './shared';
import type { Address, Screen } from './variant';

const said = (hasSeenBanner: boolean, hasAcceptedOptionalCookies: boolean) => ({
  cookies: { [cookieNames.preference]: JSON.stringify({ hasSeenBanner, hasAcceptedOptionalCookies }) },
});
/** The script that measures is asked for where it is set up. */
const accepted = { ...said(true, true), logs: 'analytics' } as const;
const neverAsked = said(false, false);

const policy = { heading: 'Cookie policy', progress: 'arrival' } as const;
const settings = { heading: 'Your cookie choices', progress: 'arrival' } as const;

/** Cookies (spec 1, section 2, "Cookies"). */
export const cookiesScreens = {
  '/cookies': {
    usual: {
      ...policy,
      label: 'optional cookies were refused',
      says: [
        'Version 2.1, 9 July 2024',
        'We do not use cookies to show you adverts.',
        'Strictly necessary cookies',
        'Our own optional cookie',
      ],
    },
    'never-asked': {
      ...policy,
      ...neverAsked,
      label: 'with the cookie banner',
      says: ['Cookies on NHS login', 'Accept all cookies', 'Reject optional cookies', 'Choose your cookies'],
    },
    'optional-rejected': {
      ...policy,
      ...neverAsked,
      label: 'optional cookies were rejected in the banner',
      says: ['You have rejected optional cookies. You can change your cookie settings at any time.', 'Hide this message'],
      does: [{ press: 'Reject optional cookies' }],
    },
    'all-accepted': {
      ...policy,
      ...neverAsked,
      label: 'all cookies were accepted in the banner',
      says: ['You have accepted all cookies. You can change your cookie settings at any time.', 'Hide this message'],
      does: [{ press: 'Accept all cookies' }],
      logs: accepted.logs,
    },
  },
  '/cookies/cookie-settings': {
    usual: {
      ...settings,
      ...neverAsked,
      label: 'never asked before: nothing is chosen',
      says: [
        'Go back',
        'We always use some cookies to log you in safely.',
        'Cookies that measure how people use the service',
        'Use these cookies',
        'Do not use these cookies',
      ],
    },
    refused: { ...settings, label: 'optional cookies were refused' },
    accepted: { ...settings, ...accepted, label: 'optional cookies were accepted' },
    'nothing-chosen': {
      ...settings,
      ...neverAsked,
      label: 'sent without a choice',
      says: ['You need to tell us what you want to do'],
      does: [{ press: 'Save my cookie settings' }],
    },
  },
  '/cookies/cookie-settings-changed': {
    usual: {
      label: 'as most people see it',
      heading: 'Your cookie settings have been saved',
      says: ["We'll keep your choice for a year. You can change it at any time.", 'Back to log in'],
      progress: 'arrival',
    },
    'other-browser': { ...elsewhere, heading: 'Your cookie settings have been saved', says: [otherBrowser] },
  },
} as const satisfies Partial<Record<Address, Screen>>;
