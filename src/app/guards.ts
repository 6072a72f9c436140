import { type Path, paths } from '@/paths';
import { identityToken } from '@/session/identity-token';
import { SESSION_RENEWAL } from '@/session/round-trips';
import { compareWithCookies, documentSession } from '@/session/sign-in';
import { registrationAllowed } from '@/state/client';
import { detailsComplete } from '@/state/proofing';
import type { RootState } from '@/state/store';

/** Returns the page to redirect to, or undefined if the user may see the page. The first guard of a row that fails wins. */
export interface Guard {
  (state: RootState): Path | undefined;
  /** The redirect unless the guard returns another one. */
  readonly defaultRedirect: Path;
}

const unless = (
  passes: (state: RootState) => boolean,
  defaultRedirect: Path,
  redirectFor: (state: RootState) => Path | undefined = () => undefined,
): Guard => Object.assign((state: RootState) => (passes(state) ? undefined : (redirectFor(state) ?? defaultRedirect)), { defaultRedirect });

/** The page that explains why a document's sign-in has ended. */
const ended = { ours: undefined, gone: paths.sessionTimeout, ended: paths.sessionInvalid, another: paths.sessionInvalid } as const;
/** A new visit without a session cannot continue. If the browser left to renew the session, the session has expired. */
export const session = unless(
  () => compareWithCookies() === 'ours' && documentSession() !== '',
  paths.error,
  ({ journey }) => ended[compareWithCookies()] ?? (journey.roundTrips.includes(SESSION_RENEWAL) ? paths.sessionTimeout : undefined),
);
export const hasIdentityToken = unless(() => identityToken() !== undefined, paths.noClientInfo);
/** The password page needs the email address. A deep link or an old bookmark has none. */
export const emailKnown = unless(({ profile }) => profile.email !== '', paths.enterEmail);

/** If storage is blocked, only a pending round trip of a code's call shows that a code was sent. */
const codeSent = ({ deadlines, journey }: RootState) =>
  deadlines.timestamps.code !== undefined || journey.roundTrips.some((roundTrip) => roundTrip.includes('otp '));
const codeExpected = (state: RootState) => state.profile.codeDue || codeSent(state);
const passwordPage = ({ profile }: RootState) => (profile.email === '' ? undefined : paths.logInPassword);
/** Pages that send a security code require a correct password first. */
export const passwordAccepted = unless(codeExpected, paths.enterEmail, passwordPage);
/** Pages that ask for a code require that one was sent. */
export const codeWasSent = unless(codeSent, paths.enterEmail, (state) => {
  const { codeDue, phoneNumber, landlineNumber } = state.profile;
  if (!codeDue || !landlineNumber) return passwordPage(state);
  return phoneNumber ? paths.chooseAuthenticationMethod : paths.getCallLandline;
});

/** The same for pages that are also open to users of whom nothing is known. */
export const codeNotMissing = unless((state) => codeSent(state) || state.profile.email === '', paths.logInPassword);

/** The client service decides whether users may create an account. */
export const mayRegister = unless(registrationAllowed, paths.notRegistered);
/** The pages for a new account need its email address. */
export const newEmail = unless(({ profile }) => profile.email !== '', paths.register.enterEmail);

/** An address is confirmed only once. The phone is next. */
export const emailUnconfirmed = unless(({ journey }) => !journey.emailConfirmed, paths.register.enterMobile);

export const details = unless(detailsComplete, paths.proofing.knowNhsNumber);
/** If the latest postcode is out of area, only the page that shows the earlier postcode may send it. */
export const postcodeReached = unless(({ proofing }) => proofing.outOfAreaPostcode === '', paths.proofing.checkYourDetails);
export const notUplifted = unless(({ proofing }) => !proofing.hasUplifted, paths.proofing.p5AlreadyCompleted);
export const duplicateFound = unless(({ proofing }) => proofing.p5DuplicateFound, paths.proofing.findNhsRecord);
/** A replacement is requested only once. The proof of identity is next. */
export const notReplaced = unless(({ proofing }) => !proofing.replacementRequested, paths.authcode);
/** Requires a single address to show. */
export const emailFound = unless(({ proofing }) => proofing.maskedEmail !== '', paths.proofing.multipleEmailsFound);
export const migration = unless(
  ({ proofing }) => proofing.accountMigrationEnabled && proofing.eligibleForAccountMigrationJourney,
  paths.proofing.duplicateNhsNumber,
);

// Guards that several pages share, in the order of precedence.
export const registering = [session, mayRegister];
export const proofingOpen = [session, notUplifted];
export const detailsGiven = [session, notUplifted, details];
export const duplicate = [session, notUplifted, notReplaced, duplicateFound];
/** The call that replaces an account identifies the user by these details. */
export const replacing = [...duplicate, migration, details, postcodeReached];

/** Runs the guards of a row in order. Returns the redirect of the first guard that fails, or undefined if the user may see the page. */
export function failedGuard(row: { guards: readonly Guard[] } | undefined, state: RootState): Path | undefined {
  for (const guard of row?.guards ?? []) {
    const redirect = guard(state);
    if (redirect) return redirect;
  }
  return undefined;
}
