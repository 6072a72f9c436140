import { hour } from '../../backend/clock';
import { password } from '../../people/personas';

export const emailAgain = 'Enter your email address again';
export const wrongFormat = ['Enter an email address in the correct format, like name@example.com'] as const;

export const typed = [
  { type: 'mobile@example.com', into: 'Email address' },
  { type: password, into: 'Password' },
] as const;

export const sessionAnHourOld = {
  heading: 'We have logged you out',
  label: 'a session that has expired after an hour: opens the logout page',
  says: ['It has been more than 1 hour since you started.'],
  later: hour,
} as const;
