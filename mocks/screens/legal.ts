import { screen } from './shared';

const demonstration = 'This is demonstration text. It was written for a demonstration of the NHS login front end.';
const publicPage = { label: 'as everybody sees it', progress: 'arrival' } as const;

export default {
  '/accessibility': screen({
    all: publicPage,
    usual: {
      heading: 'Accessibility statement',
      shows: [
        'This statement is about the pages where you log in to NHS login, create an account, prove who you are and reset your password.',
        'The reference is CID0003.',
        'We reply within 48 hours.',
        demonstration,
      ],
    },
  }),
  '/privacy': screen({
    usual: {
      ...publicPage,
      heading: 'Privacy notice',
      shows: [
        'Version 4.4, July 2024',
        'This notice explains what we do with your personal information when you use NHS login, and what choices you have.',
        demonstration,
      ],
    },
    'no-session': { label: 'no session: nothing to go back to', heading: 'Privacy notice', shows: [demonstration] },
  }),
  '/terms-and-conditions': screen({
    all: publicPage,
    usual: { heading: 'Terms and conditions', shows: ['Version 3.1, 5 January 2024', demonstration] },
  }),
  '/legal-notice': screen({
    all: publicPage,
    usual: {
      heading: 'Legal notice',
      shows: ['You must have permission to use this computer system. Using it without permission is a crime.', demonstration],
    },
  }),
};
