import { screen } from '../shared';
import { accepted, neverChosen } from './shared';

export default screen({
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
});
