import { act, screen } from '@testing-library/react';
import { securityCodeAccepted } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import type { PersonaId } from '../../mocks/people/personas';
import { answersOf } from '../../mocks/screens/proofing-answers';
import { unloadDocument, visit } from './visit';

export const sessionStart = new Date(2026, 10, 23, 14, 58, 20).getTime();
export const sessionWarning = () => screen.queryByText(/^We will log you out at/);
/** Sets the clock to so many minutes after the session start and dispatches an event. */
export const atMinute = (minutes: number, type = 'focus') =>
  act(() => {
    vi.setSystemTime(sessionStart + minutes * minute);
    window.dispatchEvent(new Event(type));
  });

interface SessionPage {
  path: string;
  persona: PersonaId;
  upTo: 'password' | 'identity-token';
  loggedIn: boolean;
}
export const question: SessionPage = { path: '/proofing/enter-dob', persona: 'uplift', upTo: 'identity-token', loggedIn: true };
export const registration: SessionPage = { path: '/register/create-password', persona: 'new-user', upTo: 'password', loggedIn: false };
export const consent: SessionPage = { path: '/nhs-login-consent', persona: 'mobile', upTo: 'identity-token', loggedIn: true };

/** Opens a page two minutes after the session start, and loads the chunk for the session end. */
export async function openPage({ path, persona, upTo, loggedIn }: SessionPage) {
  const events = loggedIn ? [securityCodeAccepted({ isDuplicatePhoneNumber: false })] : [];
  await visit('/enter-email', { persona, upTo, events: [...answersOf('uplift'), ...events] });
  await unloadDocument();
  atMinute(2);
  const visited = await visit(path);
  await vi.dynamicImportSettled();
  return visited;
}
