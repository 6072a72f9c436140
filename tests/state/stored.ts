import { emailEntered } from '@/state/events';
import { emailOf } from '../../mocks/personas';
import { signInAs } from '../../mocks/server';
import { depart, visit } from '../visit';

/** Every key that the app may write. */
export const slices = ['profile', 'journey', 'proofing', 'passkey', 'client'].map((slice) => `nhs-login-${slice}`);

export const email = emailOf('mobile');

/** All that is stored, as one text. */
export const stored = () =>
  Object.entries(localStorage)
    .map(([key, value]) => `${key}=${String(value)}`)
    .join('\n');

/** One visit comes and goes, and leaves the email address in storage. */
export async function leaveBehind() {
  signInAs('mobile');
  await visit('/enter-email', { events: [emailEntered(email)] });
  depart();
}
