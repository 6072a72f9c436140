import { NUMBER_CHANGE_HOURS } from '@/constants';

/** Explains the delay of a number change and its reason, before the user requests one. */
export const ChangeExplained = () => (
  <>
    <p>We'll send a security code to the new number. We'll change your number {NUMBER_CHANGE_HOURS} hours after you confirm it.</p>
    <p>
      This keeps your account safe. We'll email you about the change, so you can stop it if you did not ask for it. Until then, use your old
      number to log in.
    </p>
  </>
);
