import { NUMBER_CHANGE_HOURS } from '@/constants';

/** The delay of a change and its reason, for a person who is about to ask for one. */
export const ChangeExplained = () => (
  <>
    <p>We send a security code to the new number. After you have entered it, the change takes {NUMBER_CHANGE_HOURS} hours.</p>
    <p>
      This keeps your account safe: we tell you by email, so that you can stop a change that you did not ask for. Until then you can only
      use the old number to log in.
    </p>
  </>
);
