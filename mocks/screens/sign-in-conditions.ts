import { submits } from './in-common';
import type { Base } from './unanswered';
import type { Action, Variant } from './variant';

export const tellUs = 'You need to tell us what you want to do';

/** How an email address may be wrong; `refused` is what makes the server say so, `also` what else is typed. */
export const emailErrors = (base: Base, refused: Pick<Variant, 'answers' | 'world'>, also: readonly Action[] = []) => {
  const format = 'Enter an email address in the correct format, like name@example.com';
  const typed = (type: string): Action[] => [{ type, into: 'Email address' }, ...also, submits];
  return {
    'email-too-short': {
      ...base,
      label: 'an email address of 6 characters',
      says: ['We cannot accept email addresses with fewer than 7 characters', 'Enter an email address with at least 7 characters'],
      does: typed('a@b.uk'),
    },
    'email-malformed': { ...base, label: 'no email address', says: [format], does: typed('mobile.example.com') },
    'email-refused': {
      ...base,
      ...refused,
      label: 'the server refuses the email address',
      says: [format],
      does: typed('mobile@example.com'),
    },
  } as const satisfies Record<string, Variant>;
};

const notUsed = 'Your passkey was not used. Try again, or choose another way to log in.';

/** A page that offers a passkey, when that is cancelled, and while its call has no answer. */
export const passkeyOffered = (base: Base, does: readonly Action[]) =>
  ({
    'passkey-not-used': { ...base, label: 'a passkey that is not used', says: [notUsed], device: 'cancels-passkeys', does },
    'passkey-waiting': { ...base, label: 'a passkey: waiting for an answer', says: ['Loading'], answers: ['passkey-options.hang'], does },
  }) as const satisfies Record<string, Variant>;
