import { navigationType } from './navigation-type';
import { readEntry, writeEntry } from './storage-entry';

const KEY = 'nhs-login-handed-over';

/** How a tab has left for the client service: with a code, or with a refusal of consent or of the terms. */
export type HandOver = 'handedOver' | 'refused';

/** Remembers, for this tab, that the browser has gone from the sign-in of this mark to the client service. */
export const noteHandOver = (mark: string, by: HandOver) => void writeEntry('session', KEY, `${by}.${mark}`);

/** How this tab has left for the client service, where Back, or a reload after it, shows a document of that sign-in again. */
export function leftBy(mark: string): HandOver | undefined {
  const [by, left] = (readEntry('session', KEY) ?? '').split('.');
  const cameBack = navigationType() === 'back_forward' || navigationType() === 'reload';
  return cameBack && left === mark ? (by as HandOver) : undefined;
}

/** The same at arrival. Any other arrival, from the client service say, begins another login, so the memory of this one is removed. */
export function cameBackAfter(mark: string): HandOver | undefined {
  const by = leftBy(mark);
  if (!by) writeEntry('session', KEY, null);
  return by;
}
