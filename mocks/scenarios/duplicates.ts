import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { ok, refused } from './answers';

const { 'duplicate-email': email, 'account-migration': migration, 'redirect-to-authorize': authorize } = calls;

/** Reminder, replacement and log-in of an older account (spec 2, section 4, "Duplicate-account choices"). */
export const duplicateAccountScenarios = {
  'duplicate-email.rate-limited': { label: 'too many reminders', call: email, answer: refused(429, 'Too many reminders') },
  'duplicate-email.refused': { label: 'refused (400)', call: email, answer: refused(400, 'Invalid request') },
  'account-migration.not-eligible': {
    label: 'not eligible, CID1116',
    call: migration,
    answer: refused(403, 'Not eligible to begin account migration', 'CID1116'),
  },
  'account-migration.refused': { label: 'refused (400)', call: migration, answer: refused(400, 'Invalid request') },
  'redirect-to-authorize.no-session-id': { label: 'no new session', call: authorize, answer: ok({}) },
  'redirect-to-authorize.refused': { label: 'refused (400)', call: authorize, answer: refused(400, 'Invalid request') },
} as const satisfies Record<string, Scenario>;
