import { both } from '@/forms/error-copy';

/** Spec 2, section 5: the sentence depends on whether the account can be replaced. */
export const noChoice = (migration: boolean) => ({
  CHOICE_REQUIRED: both(migration ? 'Select an option to continue' : 'Select what you want to do'),
});
