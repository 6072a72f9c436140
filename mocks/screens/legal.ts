import type { Address, Screen } from './variant';

const demonstration = 'This is demonstration text. It was written for a demonstration of the NHS login front end.';
const read = { label: 'as everybody sees it', progress: 'arrival' } as const;

/** The texts that people agree to, and those that are about the service (spec 2, section 2, "Legal and static pages"). */
export const legalScreens = {
  '/accessibility': {
    usual: {
      ...read,
      heading: 'Accessibility statement',
      says: [
        'This statement is about the pages where you log in to NHS login, create an account, prove who you are and reset your password.',
        'The reference is CID0003.',
        'We reply within 48 hours.',
        demonstration,
      ],
    },
  },
  '/privacy': {
    usual: {
      ...read,
      heading: 'Privacy notice',
      says: [
        'Version 4.4, July 2024',
        'This notice explains what we do with your personal information when you use NHS login, and what choices you have.',
        demonstration,
      ],
    },
    'no-session': { label: 'no session: nothing to go back to', heading: 'Privacy notice', says: [demonstration] },
  },
  '/terms-and-conditions': {
    usual: { ...read, heading: 'Terms and conditions', says: ['Version 3.1, 5 January 2024', demonstration] },
  },
  '/legal-notice': {
    usual: {
      ...read,
      heading: 'Legal notice',
      says: ['You must have permission to use this computer system. Using it without permission is a crime.', demonstration],
    },
  },
} as const satisfies Partial<Record<Address, Screen>>;
