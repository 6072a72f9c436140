import { type Path, paths } from '@/paths';
import { SESSION_RENEWAL } from '@/session/detours';
import { identityToken } from '@/session/identity-token';
import { documentSession, standing } from '@/session/sign-in';
import { registrationAllowed } from '@/state/client';
import { detailsComplete } from '@/state/proofing';
import type { RootState } from '@/state/store';

/** Names where a visitor goes who may not enter; undefined lets them in. The first guard of a row that objects wins. */
export interface Guard {
  (state: RootState): Path | undefined;
  /** Where it sends people unless it knows better. */
  readonly otherwise: Path;
}

const unless = (
  passes: (state: RootState) => boolean,
  otherwise: Path,
  rather: (state: RootState) => Path | undefined = () => undefined,
): Guard => Object.assign((state: RootState) => (passes(state) ? undefined : (rather(state) ?? otherwise)), { otherwise });

/** Where a document that had a sign-in says how that has ended. */
const ended = { ours: undefined, gone: paths.sessionTimeout, ended: paths.sessionInvalid, another: paths.sessionInvalid } as const;
/** A fresh arrival without a session has nothing to go on with. One whose session was to be made longer has lost it. */
export const session = unless(
  () => standing() === 'ours' && documentSession() !== '',
  paths.error,
  ({ journey }) => ended[standing()] ?? (journey.detours.includes(SESSION_RENEWAL) ? paths.sessionTimeout : undefined),
);
export const identityTokenHeld = unless(() => identityToken() !== undefined, paths.noClientInfo);
/** Without an address there is nothing that a password could belong to (deep link, old bookmark). */
export const emailKnown = unless(({ profile }) => profile.email !== '', paths.enterEmail);

/** Where nothing is stored, only a call of its page that was sent round shows that there is a code. */
const codeSent = ({ deadlines, journey }: RootState) =>
  deadlines.noted.code !== undefined || journey.detours.some((detour) => detour.includes('otp '));
const codeExpected = (state: RootState) => state.profile.codeDue || codeSent(state);
const passwordAsked = ({ profile }: RootState) => (profile.email === '' ? undefined : paths.logInPassword);
/** No page offers a security code before the password was right. */
export const passwordAccepted = unless(codeExpected, paths.enterEmail, passwordAsked);
/** No page says that a code was sent before one was. */
export const codeUnderWay = unless(codeSent, paths.enterEmail, (state) => {
  const { codeDue, phoneNumber, landlineNumber } = state.profile;
  if (!codeDue || !landlineNumber) return passwordAsked(state);
  return phoneNumber ? paths.chooseAuthenticationMethod : paths.getCallLandline;
});
/** The same where a page is open to visitors of whom nothing is known. */
export const codeNotMissing = unless((state) => codeSent(state) || state.profile.email === '', paths.logInPassword);

/** The client service decides whether people may create an account on their way to it. */
export const mayRegister = unless(registrationAllowed, paths.notRegistered);
/** The pages of an account that is being created are about one email address. */
export const newEmail = unless(({ profile }) => profile.email !== '', paths.register.enterEmail);

/** A confirmed address is confirmed once: the phone comes next. */
export const emailUnconfirmed = unless(({ journey }) => !journey.emailConfirmed, paths.register.enterMobile);

export const details = unless(detailsComplete, paths.proofing.knowNhsNumber);
/** After an answer that cannot be reached the former postcode is sent only from the page that shows it. */
export const postcodeReached = unless(({ proofing }) => proofing.outOfAreaPostcode === '', paths.proofing.checkYourDetails);
export const notUplifted = unless(({ proofing }) => !proofing.hasUplifted, paths.proofing.p5AlreadyCompleted);
export const duplicateFound = unless(({ proofing }) => proofing.p5DuplicateFound, paths.proofing.findNhsRecord);
/** A replacement is not asked for twice: the proof of identity comes next. */
export const notReplaced = unless(({ proofing }) => !proofing.replacementAsked, paths.authcode);
/** Without one address there is none to show. */
export const emailFound = unless(({ proofing }) => proofing.maskedEmail !== '', paths.proofing.multipleEmailsFound);
export const migration = unless(
  ({ proofing }) => proofing.accountMigrationEnabled && proofing.eligibleForAccountMigrationJourney,
  paths.proofing.duplicateNhsNumber,
);

// Lists that several addresses share, in the order of precedence.
export const registering = [session, mayRegister];
export const proofingOpen = [session, notUplifted];
export const detailsGiven = [session, notUplifted, details];
export const duplicate = [session, notUplifted, notReplaced, duplicateFound];
/** The call that replaces an account says who the person is. */
export const replacing = [...duplicate, migration, details, postcodeReached];
