import { type Path, paths } from '../src/paths.ts';
import type { Fact } from './facts.ts';

const { proofing, reset } = paths;

/** The addresses without a document of their own, and why. */
export const notRendered: Readonly<Partial<Record<Path, string>>> = {
  [paths.root]: 'It leads to the entry page, and is answered by the document of that page.',
  [paths.setCookie]: 'It is for developers, and most builds do not have it.',
};

/** The addresses that lead on without a look at anything but the message of a press: their documents show the page that they lead to. */
export const leadsOn: Readonly<Partial<Record<Path, Path>>> = {
  [proofing.root]: proofing.findNhsRecord,
  [paths.noConsent]: paths.consentConfirmation,
};

/** Their first view depends on the query, which only the app reads. */
const byQuery: readonly Path[] = [
  proofing.knowNhsNumber,
  proofing.enterName,
  proofing.enterDob,
  proofing.enterPostcode,
  proofing.checkYourDetails,
  proofing.youNeedToBeOver11,
  paths.accountDisabled,
  paths.errorAccount,
  paths.loginDisabledAuthcode,
  reset.linkExpired,
];

/** The pages where most people arrive. Stored state only adds to them, in room that is kept free for it. */
export const entryPages: readonly string[] = [paths.enterEmail, paths.login];

/** A link as it is in an email, of nobody. What its parameters say is not in the page. */
export const emailedLinks: Readonly<Partial<Record<Path, string>>> = {
  [reset.newPassword]: '?username=00000000-0000-0000-0000-000000000000&code=000000&expiry=9999999999999',
};

/** The facts that a view at this address depends on, beside those of what it was drawn by. */
export function factsOfAddress(address: Path, shown: Path): Fact[] {
  if (address in emailedLinks) return ['link'];
  if (address !== shown) return ['plain', 'calm'];
  return [...(byQuery.includes(address) ? (['plain'] as const) : []), ...(address === paths.cookieSettings ? (['unasked'] as const) : [])];
}
