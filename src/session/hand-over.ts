import { navigationType } from './navigation-type';
import { readEntry, writeEntry } from './storage-entry';

const KEY = 'nhs-login-handed-over';

/** How a tab has left for the client service: with a code, or with a refusal of consent or of the terms. */
export type HandOver = 'handedOver' | 'refused';

/** Remembers, for this tab, that the browser has gone from the sign-in of this mark to the client service. */
export const noteHandOver = (mark: string, by: HandOver) => void writeEntry('session', KEY, `${by}.${mark}`);

/**
 * How this tab has left for the client service, where Back, or a reload after it, shows a document of that sign-in again. Whoever arrives
 * anew, from the client service say, begins another login: what was remembered is forgotten.
 */
export function cameBackAfter(mark: string): HandOver | undefined {
  const [by, left] = (readEntry('session', KEY) ?? '').split('.');
  const cameBack = navigationType() === 'back_forward' || navigationType() === 'reload';
  if (cameBack && left === mark) return by as HandOver;
  writeEntry('session', KEY, null);
  return undefined;
}
