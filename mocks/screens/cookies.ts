import { cookieNames } from '../../src/session/read-cookie';
import { inOtherBrowser, otherBrowser, screen } from './shared';

export const cookieChoice = (hasSeenBanner: boolean, hasAcceptedOptionalCookies: boolean) => ({
  cookies: { [cookieNames.preference]: JSON.stringify({ hasSeenBanner, hasAcceptedOptionalCookies }) },
});

/** With consent, the app requests the analytics script if it is configured. */
const accepted = { ...cookieChoice(true, true), logs: 'analytics' } as const;
const neverChosen = cookieChoice(false, false);

export default {
  '/cookies': screen({
    all: { heading: 'Cookie policy', progress: 'arrival' },
    usual: {
      label: 'optional cookies were refused',
      shows: [
        'Version 2.1, 9 July 2024',
        'We do not use cookies to show you adverts.',
        'Strictly necessary cookies',
        'Our own optional cookie',
      ],
    },
    'never-asked': {
      ...neverChosen,
      label: 'with the cookie banner',
      shows: ['Cookies on NHS login', 'Accept all cookies', 'Reject optional cookies', 'Choose your cookies'],
    },
    'optional-rejected': {
      ...neverChosen,
      label: 'optional cookies were rejected in the banner',
      shows: ['You have rejected optional cookies. You can change your cookie settings at any time.', 'Hide this message'],
      does: [{ click: 'Reject optional cookies' }],
    },
    'all-accepted': {
      ...neverChosen,
      label: 'all cookies were accepted in the banner',
      shows: ['You have accepted all cookies. You can change your cookie settings at any time.', 'Hide this message'],
      does: [{ click: 'Accept all cookies' }],
      logs: accepted.logs,
    },
  }),
  '/cookies/cookie-settings': screen({
    all: { heading: 'Your cookie choices', progress: 'arrival' },
    usual: {
      ...neverChosen,
      label: 'never asked before: nothing is chosen',
      shows: [
        'Go back',
        'We always use some cookies to log you in safely.',
        'Cookies that measure how people use the service',
        'Use these cookies',
        'Do not use these cookies',
      ],
    },
    refused: { label: 'optional cookies were refused' },
    accepted: { ...accepted, label: 'optional cookies were accepted' },
    'nothing-chosen': {
      ...neverChosen,
      label: 'sent without a choice',
      shows: ['You need to tell us what you want to do'],
      does: [{ click: 'Save my cookie settings' }],
    },
    'not-saved': {
      label: 'the browser does not store the choice',
      shows: ['We could not save your choice. Check that your browser allows cookies, then try again'],
      device: 'without-cookies',
      does: [{ choose: 'Do not use these cookies' }, { click: 'Save my cookie settings' }],
    },
  }),
  '/cookies/cookie-settings-changed': screen({
    usual: {
      heading: 'Your cookie settings have been saved',
      shows: ["We'll keep your choice for a year. You can change it at any time.", 'Back to log in'],
      progress: 'arrival',
    },
    'other-browser': { ...inOtherBrowser, heading: 'Your cookie settings have been saved', shows: [otherBrowser] },
  }),
};
