import { addresses, type Path, paths } from '../src/paths.ts';
import type { Fact } from './facts.ts';

/** A visitor without stored state, for whom the build renders a view, and the facts by which the inline script recognises them. */
export interface Visitor {
  session: boolean;
  /** Whether they have an identity token. */
  token: boolean;
  healthApp: boolean;
  /** Whether the client service asks for the highest level only. */
  proofAsked: boolean;
  facts: readonly Fact[];
}

const nobody = { session: false, token: false, healthApp: false, proofAsked: true };
const someone = { ...nobody, session: true };
const signedIn = { ...someone, token: true };

/** The visitors that see different views. */
export const visitors = {
  /** Everybody sees the same. */
  anybody: { ...someone, facts: [] },
  'no session': { ...nobody, facts: ['noSession'] },
  session: { ...someone, facts: ['session'] },
  'proof asked': { ...someone, facts: ['session', 'proofAsked'] },
  'no proof asked': { ...someone, proofAsked: false, facts: ['session', 'noProofAsked'] },
  'signed out': { ...someone, facts: ['session', 'noToken'] },
  'signed in': { ...signedIn, facts: ['token'] },
  'other device': { ...signedIn, facts: ['token', 'otherDevice'] },
  'health app': { ...signedIn, healthApp: true, facts: ['token', 'healthApp'] },
} as const satisfies Record<string, Visitor>;
export type VisitorName = keyof typeof visitors;

/**
 * The first views of an address: the visitors that see them, and the other facts that must be true. If a guard redirects the visitor, it is
 * the view of the target.
 */
export type Views = Readonly<Partial<Record<VisitorName, readonly Fact[]>>>;

/** No stored state, no message and no query. Needed even where a guard redirects, because each of them may change the guard's result. */
const cold: readonly Fact[] = ['fresh', 'calm', 'plain'];

const { proofing, register, recovery, reset } = paths;

/** The addresses without a document of their own, and why. */
const notRendered: Readonly<Partial<Record<Path, string>>> = {
  [paths.root]: 'It redirects to the entry page. Hosts answer it with the document of that page.',
  [paths.setCookie]: 'It is for developers, and most builds do not have it.',
};

/** The first views of an address without a row. */
const usual: Views = { session: cold, 'no session': cold };

/**
 * The first views of the addresses that have others than the usual ones. Here and not in the map, which is part of the first script and has no
 * use for them. `e2e/hosting/first-views.spec.ts` compares them with what the app shows.
 */
// prettier-ignore
const rows: Readonly<Partial<Record<Path, Views>>> = {
  [paths.enterEmail]: { session: ['calm'], 'no session': cold },
  [paths.login]: { session: ['calm', 'mayRegister'], 'no session': cold },
  [paths.forgottenPassword]: { session: ['calm', 'fresh'], 'no session': cold },
  [paths.checkEmail]: { session: ['fresh'], 'no session': ['fresh'] },
  [paths.checkForgotPassword]: { session: [], 'no session': cold },
  [paths.checkResetPassword]: { session: [], 'no session': cold },
  [paths.checkRegistration]: { session: [], 'no session': cold },
  [paths.checkAccountStatus]: { session: [], 'no session': cold },
  [paths.checkLogin]: { session: [], 'no session': cold },
  [paths.authcode]: { session: [], 'no session': cold },
  [paths.passkeyEnterEmail]: { session: ['calm', 'fresh'], 'no session': cold },
  [paths.passkeyEnterEmailLoginFailed]: { session: ['calm'], 'no session': ['fresh'] },
  [paths.passkeyLoginFailed]: { session: ['calm'], 'no session': ['calm', 'fresh'] },
  [paths.passkeyUserLoginFailed]: { session: ['calm'], 'no session': ['calm', 'fresh'] },
  [paths.passkeyLoginAttemptsExceeded]: { session: ['calm', 'fresh'], 'no session': ['calm', 'fresh'] },
  [paths.mobileCodeExpired]: { session: ['calm', 'fresh'], 'no session': ['calm', 'fresh'] },
  [proofing.root]: { 'proof asked': cold, 'no proof asked': cold, 'no session': cold },
  [proofing.findNhsRecord]: { 'proof asked': ['calm', 'fresh'], 'no proof asked': ['calm', 'fresh'], 'no session': cold },
  [proofing.youNeedToBeOver11]: { session: ['fresh', 'plain'], 'no session': cold },
  [proofing.notAvailableYourArea]: { session: ['fresh'], 'no session': cold },
  [proofing.p5AlreadyCompleted]: { session: ['fresh'], 'no session': cold },
  [proofing.p5UnableToSaveDetails]: { session: ['calm', 'fresh'], 'no session': cold },
  [proofing.multipleMatches]: { session: ['fresh'], 'no session': cold },
  [proofing.nhsNumberNotVerified]: { session: ['fresh'], 'no session': cold },
  [proofing.recordInvalidated]: { session: ['fresh'], 'no session': cold },
  [proofing.p5ErrorGeneric]: { session: ['fresh'], 'no session': cold },
  [proofing.p5RegisterAttempt]: { session: ['fresh'], 'no session': cold },
  [proofing.p5RegisterReattemptLock]: { session: ['fresh'], 'no session': cold },
  [proofing.p5PdsLimit]: { session: ['fresh'], 'no session': cold },
  [proofing.duplicateNhsNumber]: { 'proof asked': cold, 'no proof asked': cold, 'no session': cold },
  [proofing.emailAddressFound]: { 'proof asked': cold, 'no proof asked': cold, 'no session': cold },
  [proofing.multipleEmailsFound]: { 'proof asked': cold, 'no proof asked': cold, 'no session': cold },
  [proofing.reminderEmailSent]: { session: ['fresh'], 'no session': cold },
  [proofing.confirmAccountReplacement]: { 'proof asked': cold, 'no proof asked': cold, 'no session': cold },
  [paths.anotherReminderSent]: { session: [], 'no session': ['fresh'] },
  [paths.cannotRequestAnotherReminder]: { session: ['fresh'], 'no session': ['fresh'] },
  [paths.failedEligibility]: { session: ['fresh'], 'no session': ['fresh'] },
  [paths.redirectToHelpCentre]: { anybody: [] },
  [paths.nhsLoginConsent]: { 'signed out': ['calm', 'plain'], 'other device': ['fresh'], 'health app': ['fresh'], 'no session': cold },
  [paths.consentConfirmation]: { 'signed out': ['calm', 'plain'], 'signed in': ['calm', 'fresh'], 'no session': cold },
  [paths.noConsent]: { 'signed out': ['calm', 'plain'], 'signed in': cold, 'no session': cold },
  [paths.termsUpdate]: { anybody: ['calm'] },
  [paths.otpAttemptsExceeded]: { session: ['calm', 'fresh'], 'no session': ['calm', 'fresh'] },
  [paths.otpRequestsExceeded]: { session: ['calm', 'fresh'], 'no session': ['calm', 'fresh'] },
  [paths.passwordAttemptsExceeded]: { session: ['fresh'], 'no session': ['fresh'] },
  [paths.loginAttemptsExceeded]: { session: ['fresh'], 'no session': ['fresh'] },
  [paths.notRegistered]: { session: ['fresh', 'mayRegister'], 'no session': ['fresh', 'mayRegister'] },
  [paths.loginDisabled]: { session: ['fresh'], 'no session': ['fresh'] },
  [paths.loginProblemNhsNumber]: { session: ['fresh'], 'no session': ['fresh'] },
  [paths.accountDisabled]: { session: ['fresh', 'plain'], 'no session': ['fresh', 'plain'] },
  [paths.loginDisabledAuthcode]: { session: ['fresh', 'plain'], 'no session': ['fresh', 'plain'] },
  [paths.error]: { anybody: ['fresh'] },
  [paths.errorAccount]: { session: ['fresh', 'plain'], 'no session': ['fresh', 'plain'] },
  [paths.restoreMessage]: { session: [], 'no session': ['fresh'] },
  [paths.noClientInfo]: { anybody: [] },
  [paths.sessionTimeout]: { 'signed out': ['calm', 'fresh'], 'signed in': ['calm', 'fresh'], 'no session': ['calm', 'fresh'] },
  [paths.sessionInvalid]: { session: ['calm', 'fresh'], 'no session': ['calm', 'fresh'] },
  [paths.serviceBusy]: { anybody: ['fresh'] },
  [register.createAccount]: { session: ['calm', 'fresh', 'mayRegister', 'plain'], 'no session': cold },
  [register.createAccountSteps]: { session: ['calm', 'fresh', 'mayRegister'], 'no session': cold },
  [register.enterEmail]: { session: ['calm', 'fresh', 'mayRegister'], 'no session': cold },
  [register.createPassword]: { session: ['calm', 'fresh', 'mayRegister', 'plain'], 'no session': cold },
  [register.checkEmail]: { session: ['calm', 'fresh', 'mayRegister', 'plain'], 'no session': cold },
  [register.enterMobile]: { session: ['calm', 'fresh'], 'no session': cold },
  [register.attemptsExceeded]: { session: ['fresh'], 'no session': ['fresh'] },
  [register.alreadyHaveAnAccount]: { session: ['fresh', 'mayRegister'], 'no session': ['fresh', 'mayRegister'] },
  [register.error]: { session: [], 'no session': ['fresh'] },
  [register.lostAccessEmail]: { session: ['fresh', 'mayRegister'], 'no session': ['fresh', 'mayRegister'] },
  [register.notSureAccount]: { session: ['fresh', 'mayRegister'], 'no session': ['fresh', 'mayRegister'] },
  [recovery.changeMobile]: { session: ['calm'], 'no session': cold },
  [recovery.changeLandline]: { session: ['calm'], 'no session': cold },
  [reset.root]: { anybody: ['fresh'] },
  [reset.newPassword]: { anybody: ['calm', 'fresh', 'link'] },
  [reset.success]: { session: [], 'no session': ['fresh'] },
  [reset.linkUsed]: { session: [], 'no session': ['fresh'] },
  [reset.linkNotWorking]: { session: [], 'no session': ['fresh'] },
  [reset.checkEmail]: { session: ['fresh'], 'no session': ['fresh'] },
  [reset.attemptsExceeded]: { session: ['fresh'], 'no session': ['fresh'] },
  [paths.cookies]: { session: [], 'no session': ['first'] },
  [paths.cookieSettings]: { session: ['calm', 'unasked'], 'no session': ['calm', 'first', 'unasked'] },
  [paths.cookieSettingsChanged]: { session: [], 'no session': ['fresh'] },
  [paths.accessibility]: { session: [], 'no session': ['first'] },
  [paths.privacy]: { session: [], 'no session': ['first'] },
  [paths.termsAndConditions]: { session: [], 'no session': ['first'] },
  [paths.legalNotice]: { session: [], 'no session': ['first'] },
};

/** The first views of every address that has a document of its own. */
export const firstViews: ReadonlyMap<Path, Views> = new Map(
  [...(addresses as ReadonlySet<Path>)].filter((one) => !(one in notRendered)).map((one) => [one, rows[one] ?? usual]),
);

/** The addresses that redirect every visitor who has not arrived with a message. Their documents show the target. */
export const unconditionalRedirects: Readonly<Partial<Record<Path, Path>>> = {
  [proofing.root]: proofing.findNhsRecord,
  [paths.noConsent]: paths.consentConfirmation,
};

/** The pages on which most users arrive. Stored state only adds content to them, in space that the layout reserves. */
export const entryPages: readonly string[] = [paths.enterEmail, paths.login];

/** An emailed link of no real user. The page does not show its parameters. */
export const emailedLinks: Readonly<Partial<Record<Path, string>>> = {
  [reset.newPassword]: '?username=00000000-0000-0000-0000-000000000000&code=000000&expiry=9999999999999',
};
