import { replacementRequested } from '../../../src/state/events';
import { noteDuplicate, remind } from '../../backend/duplicates/existing-accounts';
import { answersOf, detailsOf, hasAccount } from '../proofing-answers';
import { ownAccount, type Part } from '../shared';
import type { Action, Here, Variant } from '../variant';

export const severalFound = {
  ...hasAccount('duplicate-several'),
  heading: 'We found more than one NHS account linked to your details',
} as const;

/** This number of reminders was sent just now. */
export const reminded = (times: number) => (here: Here) => {
  const account = ownAccount(here);
  noteDuplicate(here.world, account, detailsOf('duplicate-several').nhsNumber);
  for (let sent = 0; sent < times; sent++) remind(here.world, account);
};
export const reminder = {
  ...hasAccount('duplicate-several'),
  label: 'as most people see it',
  heading: 'We have sent you an email reminder',
  world: reminded(1),
} as const satisfies Variant;

/** A page whose call needs the user's account id, with an identity token without one. */
export const accountNotKnown = (does: readonly Action[]) =>
  ({
    'account-not-known': {
      label: 'the identity token names no account: nothing is sent',
      shows: ['We do not know which account you used to log in. Go to the website or app you are trying to use and log in again.'],
      cookies: { id_token: 'e30.e30.e30' },
      does,
      logs: 'The identity token names no account',
    },
  }) as const satisfies Record<string, Part>;

/** The replacement of an account has been requested. Its pages redirect to the authorisation code. */
export const isReplaced = {
  persona: 'duplicate-eligible',
  progress: 'identity-token',
  label: 'the replacement was asked for already',
  heading: 'Logging you in',
  happened: [...answersOf('duplicate-eligible'), replacementRequested()],
  answers: ['authcode.hang'],
} as const satisfies Variant;
