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

/** Puts values into a slice that an earlier visit has stored. */
export function plant(slice: string, values: object) {
  const key = `nhs-login-${slice}`;
  const envelope = JSON.parse(localStorage.getItem(key) ?? '') as { value: string };
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
  const value = JSON.stringify({ ...(JSON.parse(envelope.value) as object), ...texts });
  localStorage.setItem(key, JSON.stringify({ ...envelope, value }));
}
