import { sendResetLink } from '../../backend/recovery/reset-link';
import { ownAccount } from '../shared';
import type { Here } from '../variant';

/** Emails a link and returns its query. */
export function linkQuery({ world, account }: Pick<Here, 'world' | 'account'>) {
  sendResetLink(world, ownAccount({ account }), 'Use this link to choose a new password. It works for 1 hour.');
  return world.inbox[0]?.link?.replace(/^[^?]*/, '') ?? '';
}
/** The same for a used link. */
export function usedLinkQuery(here: Pick<Here, 'world' | 'account'>) {
  const query = linkQuery(here);
  const account = ownAccount(here);
  account.usedResetCodes.push(account.reset?.code ?? '');
  account.reset = undefined;
  return query;
}

export const expired = { heading: 'This link has expired', shows: ['It has been more than 1 hour since it was sent.'] } as const;
export const notWorking = {
  heading: 'This link does not work',
  shows: [
    'you mistyped the link, or did not copy all of it',
    'Select the link in our email, or copy all of it. You can also ask for a new one.',
  ],
} as const;

export const sameBrowser = { label: 'in the browser of the login', progress: 'arrival' } as const;
export const toMobile = '?username=mobile%40example.com';
