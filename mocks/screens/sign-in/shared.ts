import { password } from '../../people/personas';

export const emailAgain = 'Enter your email address again';
export const wrongFormat = ['Enter an email address in the correct format, like name@example.com'] as const;

export const typed = [
  { type: 'mobile@example.com', into: 'Email address' },
  { type: password, into: 'Password' },
] as const;
