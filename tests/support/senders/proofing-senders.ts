import { duplicateAccountsEmail, migrateAccount, redirectToAuthorize } from '@/api/duplicate-account';
import { recordP5FailureData, upliftDemogTrace, upliftNhsKnown } from '@/api/proofing';
import { answersOf } from '../../../mocks/screens/proofing-answers';
import { foundDuplicate } from '../open-proofing';
import type { Senders } from './sender';

const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };
const named = { first_name: 'Maya', last_name: 'Okafor' };
const signedIn = { upTo: 'identity-token' } as const;
const proofOfIdentityUrl = 'http://localhost:3000/pyi/patient-online/gp-connect';
/** The text decides, whatever the reference code. */
const unauthorised = { 401: '/session-timeout' };
const hasTwo = {
  ...signedIn,
  persona: 'duplicate-several',
  duplicate: true,
  events: [foundDuplicate({ email: ['fi••••••@example.com', 'se••••••@example.com'] })],
} as const;

/** The calls of proofing, of duplicate accounts and of their replacement. */
export const proofingSenders = {
  'uplift-nhs-known': {
    endpoint: () => upliftNhsKnown({ ...born, nhs_number: '9990000018', client_id: 'client' }),
    pages: [
      {
        from: '/proofing/submit',
        state: { submitted: true },
        ...signedIn,
        persona: 'uplift',
        events: answersOf('uplift', 'number'),
        byStatus: unauthorised,
        target: '/nhs-login-consent',
      },
    ],
  },
  'uplift-demog-trace': {
    endpoint: () => upliftDemogTrace({ ...born, ...named, client_id: 'client' }),
    pages: [
      {
        from: '/proofing/submit',
        state: { submitted: true },
        ...signedIn,
        persona: 'uplift',
        events: answersOf('uplift', 'name'),
        byStatus: unauthorised,
        target: '/nhs-login-consent',
      },
    ],
  },
  'record-failure': {
    endpoint: () => recordP5FailureData({ ...born, ...named }),
    pages: [
      {
        from: '/proofing/confirm-your-details',
        ...signedIn,
        persona: 'no-match',
        events: answersOf('no-match', 'name'),
        clicked: 'Continue',
        complaint: /^P5 failure data could not be saved$/,
        target: new RegExp(`^${proofOfIdentityUrl}$`),
      },
    ],
  },
  'duplicate-email': {
    endpoint: () => duplicateAccountsEmail('account'),
    pages: [
      {
        from: '/proofing/multiple-emails-found',
        ...hasTwo,
        chosen: 'Get an email reminder, sent to the email addresses linked to these accounts',
        clicked: 'Continue',
        target: '/proofing/reminder-email-sent',
      },
      { from: '/proofing/reminder-email-sent', ...hasTwo, clicked: 'Request a new reminder', target: '/another-reminder-sent' },
    ],
  },
  'redirect-to-authorize': {
    endpoint: () => redirectToAuthorize('account'),
    pages: [
      {
        from: '/proofing/duplicate-nhs-number',
        ...hasTwo,
        chosen: 'Log in with the email address linked to this account',
        clicked: 'Continue',
        target: /^\/enter-email$/,
      },
    ],
  },
  'account-migration': {
    endpoint: () => migrateAccount({ account_id: 'account', ...born, ...named }),
    pages: [
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
        clicked: 'Continue',
        target: new RegExp(`^${proofOfIdentityUrl}$`),
      },
    ],
  },
} satisfies Partial<Senders>;
