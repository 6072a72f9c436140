import { answersOf } from '../../../mocks/screens/proofing-answers';
import { foundDuplicate } from '../open-proofing';
import type { Senders } from './sender';

const signedIn = { upTo: 'identity-token' } as const;
const provenElsewhere = 'http://localhost:3000/pyi/patient-online/gp-connect';
/** However the call says that nobody is signed in, the session is over. */
const busy = {
  401: '/session-timeout',
  429: '/proofing/p5-pds-limit',
  503: '/proofing/p5-error-generic',
  504: '/proofing/p5-pds-limit',
};
const unableToSave = '/proofing/p5-unable-to-save-details';
const hasTwo = {
  ...signedIn,
  persona: 'duplicate-several',
  duplicate: true,
  events: [foundDuplicate({ email: ['fi••••••@example.com', 'se••••••@example.com'] })],
} as const;
const noMoreReminders = { byStatus: { 429: '/cannot-request-another-reminder' } } as const;

/** The calls of proofing, of duplicate accounts and of their replacement. */
export const proofingSenders = {
  'uplift-nhs-known': [
    {
      from: '/proofing/submit',
      state: { submitted: true },
      ...signedIn,
      persona: 'uplift',
      events: answersOf('uplift', 'number'),
      otherwise: '/proofing/p5-error-generic',
      byStatus: busy,
      leadsTo: '/nhs-login-consent',
    },
  ],
  'uplift-demog-trace': [
    {
      from: '/proofing/submit',
      state: { submitted: true },
      ...signedIn,
      persona: 'uplift',
      events: answersOf('uplift', 'name'),
      otherwise: '/proofing/p5-error-generic',
      byStatus: busy,
      leadsTo: '/nhs-login-consent',
    },
  ],
  'record-failure': [
    {
      from: '/proofing/confirm-your-details',
      ...signedIn,
      persona: 'no-match',
      events: answersOf('no-match', 'name'),
      press: 'Continue',
      otherwise: unableToSave,
      byStatus: { 429: unableToSave, 503: unableToSave },
      complaint: /^P5 failure data could not be saved$/,
      leadsTo: new RegExp(`^${provenElsewhere}$`),
    },
  ],
  'duplicate-email': [
    {
      from: '/proofing/multiple-emails-found',
      ...hasTwo,
      chosen: 'Get an email reminder, sent to the email addresses linked to these accounts',
      press: 'Continue',
      otherwise: '/error',
      ...noMoreReminders,
      leadsTo: '/proofing/reminder-email-sent',
    },
    {
      from: '/proofing/reminder-email-sent',
      ...hasTwo,
      press: 'Request a new reminder',
      otherwise: '/error',
      ...noMoreReminders,
      leadsTo: '/another-reminder-sent',
    },
  ],
  'redirect-to-authorize': [
    {
      from: '/proofing/duplicate-nhs-number',
      ...hasTwo,
      chosen: 'Log in with the email address linked to this account',
      press: 'Continue',
      otherwise: '/error',
      leadsTo: /^\/enter-email$/,
    },
  ],
  'account-migration': [
    {
      from: '/proofing/confirm-account-replacement',
      ...signedIn,
      persona: 'duplicate-eligible',
      duplicate: true,
      events: [
        ...answersOf('duplicate-eligible', 'number'),
        foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ex••••••@example.com'] }),
      ],
      chosen: 'I understand that continuing with my new NHS account means my old account will be deleted.',
      press: 'Continue',
      otherwise: '/error',
      leadsTo: new RegExp(`^${provenElsewhere}$`),
    },
  ],
} satisfies Partial<Senders>;
