import { hour } from '../../backend/clock';
import { password } from '../../people/personas';
import type { ScenarioId } from '../../scenarios/scenarios';

export const emailAgain = 'Enter your email address again';
/** A page that checks the email address, when the server refuses it. */
export const emailRefused = (heading: string, answer: ScenarioId) =>
  ({
    label: 'the server refuses the email address: opens the page with its field',
    heading,
    shows: ['Enter an email address in the correct format, like name@example.com'],
    answers: [answer],
  }) as const;

export const typed = [
  { type: 'mobile@example.com', into: 'Email address' },
  { type: password, into: 'Password' },
] as const;

export const sessionAnHourOld = {
  heading: 'We have logged you out',
  label: 'a session that has expired after an hour: opens the logout page',
  shows: ['It has been more than 1 hour since you started.'],
  later: hour,
} as const;
