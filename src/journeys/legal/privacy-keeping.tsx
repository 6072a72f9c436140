import {
  AUDIT_EVENT_YEARS,
  GENERAL_LOG_YEARS,
  HIGH_ACCOUNT_UNUSED_YEARS,
  IDENTITY_EVIDENCE_MONTHS,
  LOCKOUT_MINUTES,
  LOW_OR_MEDIUM_ACCOUNT_UNUSED_DAYS,
  LOW_OR_MEDIUM_ACCOUNT_UNUSED_YEARS,
  SESSION_HOURS,
} from '@/constants';
import { Link } from 'react-router-dom';
import { FactsTable } from '@/content/document/facts-table';
import { paths } from '@/paths';

export const HowWeProtectIt = () => (
  <>
    <p>We protect your information by:</p>
    <ul>
      <li>encrypting it when it is sent and when it is stored</li>
      <li>asking for a security code or a passkey, not just a password</li>
      <li>logging you out after {SESSION_HOURS} hour</li>
      <li>locking your login for up to {LOCKOUT_MINUTES} minutes when someone gets it wrong too many times</li>
      <li>watching the service for signs of an attack</li>
      <li>training our staff, and letting them see only what their work needs</li>
      <li>having contracts with every company that works for us</li>
    </ul>
    <p>
      You can help. Do not tell anyone your password or a security code. Do not let us remember a device that you share with other people.
    </p>
  </>
);

const periods = [
  [
    'Low or medium level account',
    `Deleted when it has not been used for ${LOW_OR_MEDIUM_ACCOUNT_UNUSED_YEARS} years and ${LOW_OR_MEDIUM_ACCOUNT_UNUSED_DAYS} days.`,
  ],
  ['High level account', `Deleted when it has not been used for ${HIGH_ACCOUNT_UNUSED_YEARS} years.`],
  ['ID evidence', `Kept for ${IDENTITY_EVIDENCE_MONTHS} months.`],
  ['General logs', `Kept for ${GENERAL_LOG_YEARS} year.`],
  ['Audit events', `Kept for ${AUDIT_EVENT_YEARS} years.`],
] as const;

export const HowLongWeKeepIt = () => (
  <>
    <p>We keep your information only for as long as we need it.</p>
    <FactsTable caption="How long we keep each kind of information" headings={['Information', 'How long']} rows={periods} />
    <p>
      ID evidence is what you send to prove who you are. It is the photo of your ID, the recording of your face and what we measure in it.
    </p>
    <p>General logs show how the service was used. For example, they show that someone tried to log in, and from which IP address.</p>
    <p>
      Audit events show which checks we made, when, who made them and what the result was. We need them to answer questions about a check
      long after it was made.
    </p>
    <p>
      You can delete your account at any time in your NHS login settings. If you create an account again, you will have to prove who you are
      again. If you replace your account with a new one, we delete the old account after our checks, when you first log in to the new one.
    </p>
  </>
);

export const WhereItIsStored = () => (
  <p>
    We, and the companies that work for us, store and use your information in the UK and the European Economic Area (EEA). The law there
    protects it to the same standard.
  </p>
);

export const PrivacyCookies = () => (
  <>
    <p>We put small files called cookies on your device. Some are needed to log you in. We only use the others if you say that we can.</p>
    <p>
      Our <Link to={paths.cookies}>cookie policy</Link> lists them all. You can <Link to={paths.cookieSettings}>choose your cookies</Link>{' '}
      at any time.
    </p>
  </>
);
