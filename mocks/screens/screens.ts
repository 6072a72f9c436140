import authcode from './authcode';
import consent from './consent';
import cookies from './cookies';
import deadEnds from './dead-ends';
import dev from './dev';
import duplicateAccount from './duplicate-account';
import forgottenPassword from './forgotten-password';
import legal from './legal';
import passkey from './passkey';
import proofing from './proofing';
import recovery from './recovery';
import register from './register';
import resetPassword from './reset-password';
import returning from './return';
import securityCode from './security-code';
import signIn from './sign-in';
import type { Address, Screen, Variant } from './variant';

/** Every address with its variants, by journey: folders of `src/journeys` under a title. */
export const journeys = {
  /** Entry and login (spec 1, sections 2 and 4). */
  'Entry and login': { ...signIn, ...forgottenPassword, ...returning, ...authcode },
  /** Security codes (spec 1, section 2, "Security code screens"). */
  'Security code': securityCode,
  /** Passkeys (spec 1, section 2, "Entry and login screens"). */
  Passkeys: passkey,
  /** Consent, its refusal, and new terms (spec 1, section 2, "Consent"). */
  'Consent and terms': consent,
  /** A new account (spec 1, section 2, "Other routes"). */
  'New account': register,
  /** Another number for an account (spec 1, section 2, "Other routes"). */
  'Another phone number': recovery,
  /** A password that was forgotten (spec 2, section 2, "Password reset"). */
  'New password': resetPassword,
  /** The health record (spec 2, section 2, "Proofing"). */
  'Health record': proofing,
  /** An account that has the record already (spec 2, section 2, "Duplicate-account and replacement"). */
  'Duplicate account': duplicateAccount,
  /** Pages that a journey ends on (spec 1, section 2, "Lockout and refusal pages"; spec 2, section 2). */
  'Ends and errors': deadEnds,
  /** Cookies (spec 1, section 2, "Cookies"). */
  Cookies: cookies,
  /** The texts that people agree to, and those that are about the service (spec 2, section 2, "Legal and static pages"). */
  Legal: legal,
  /** Pages that the public does not get (spec 2, section 2, "Legal and static pages"). */
  'For developers': dev,
} as const satisfies Record<string, Partial<Record<Address, Screen>>>;

export const screensByJourney = Object.entries<Readonly<Record<string, Screen>>>(journeys);

type Listed = { [Title in keyof typeof journeys]: keyof (typeof journeys)[Title] }[keyof typeof journeys];

/** The type checker refuses an address without a screen, and a folder of pages without a title. */
const screens: Readonly<Record<Address, Screen>> = Object.assign({}, ...Object.values(journeys)) as Record<Listed, Screen>;

const nameOf = (address: string) => ({ '/': 'root', '*': 'not-found' })[address] ?? address.slice(1);

export interface NamedVariant {
  /** As `/mock?scenario=…` has it. */
  id: string;
  address: Address;
  variant: Variant;
}

/** The variants of some screens, each with the id that its link has. */
export const variantsOf = (some: Readonly<Partial<Record<Address, Screen>>>): NamedVariant[] =>
  Object.entries(some).flatMap(([address, screen]) =>
    Object.entries(screen).map(([name, variant]) => ({ id: `${nameOf(address)}.${name}`, address: address as Address, variant })),
  );

export const variants: ReadonlyMap<string, NamedVariant> = new Map(variantsOf(screens).map((named) => [named.id, named]));

/** The guards of addresses in order, as the specifications list them. Tests compare them with the map. An address without a row has none. */
export const listedGuards = {
  '/enter-email': ['session'],
  '/login': ['session'],
  '/log-in-password': ['session', 'email'],
  '/passkey-enter-email': ['session'],
  '/forgotten-password': ['session'],
  '/check-forgot-password': ['session'],
  '/check-reset-password': ['session'],
  '/check-account-status': ['session'],
  '/check-registration': ['session'],
  '/check-login': ['session'],
  '/authcode': ['session'],
  '/enter-mobile-code': ['session', 'codeSent'],
  '/mobile-code-expired': ['codeNotMissing'],
  '/choose-authentication-method': ['session', 'passwordAccepted'],
  '/get-call-landline': ['session', 'passwordAccepted'],
  '/enter-landline-code': ['session', 'codeSent'],
  '/call-failed': ['session', 'passwordAccepted'],
  '/landline-code-expired': ['session', 'codeSent'],
  '/nhs-login-consent': ['session', 'identityToken'],
  '/consent-confirmation': ['session', 'identityToken'],
  '/proofing/find-nhs-record': ['session', 'notUplifted'],
  '/proofing/know-nhs-number': ['session', 'notUplifted'],
  '/proofing/enter-name': ['session', 'notUplifted'],
  '/proofing/enter-dob': ['session', 'notUplifted'],
  '/proofing/enter-postcode': ['session', 'notUplifted'],
  '/proofing/check-your-details': ['session', 'notUplifted', 'details'],
  '/proofing/submit': ['session', 'notUplifted', 'details', 'postcodeReached'],
  '/proofing/confirm-your-details': ['session', 'notUplifted', 'details'],
  '/proofing/no-match': ['session', 'notUplifted', 'details'],
  '/proofing/you-need-to-be-over-11': ['session', 'notUplifted'],
  '/proofing/nhs-login-not-available-your-area': ['session', 'notUplifted'],
  '/proofing/p5-already-completed': ['session'],
  '/proofing/p5-unable-to-save-details': ['session', 'notUplifted'],
  '/proofing/multiple-matches': ['session', 'notUplifted'],
  '/proofing/nhs-number-not-verified': ['session', 'notUplifted'],
  '/proofing/record-invalidated': ['session', 'notUplifted'],
  '/proofing/p5-error-generic': ['session', 'notUplifted'],
  '/proofing/p5-register-attempt': ['session', 'notUplifted'],
  '/proofing/p5-register-reattempt-lock': ['session', 'notUplifted'],
  '/proofing/p5-pds-limit': ['session', 'notUplifted'],
  '/proofing/duplicate-nhs-number': ['session', 'notUplifted', 'notReplaced', 'duplicateFound'],
  '/proofing/email-address-found': ['session', 'notUplifted', 'notReplaced', 'duplicateFound', 'emailFound'],
  '/proofing/multiple-emails-found': ['session', 'notUplifted', 'notReplaced', 'duplicateFound'],
  '/proofing/reminder-email-sent': ['session', 'notUplifted'],
  '/proofing/confirm-account-replacement': [
    'session',
    'notUplifted',
    'notReplaced',
    'duplicateFound',
    'migration',
    'details',
    'postcodeReached',
  ],
  '/register/create-account': ['session', 'mayRegister', 'newEmail', 'unconfirmed'],
  '/register/create-account-steps': ['session', 'mayRegister'],
  '/register/enter-email': ['session', 'mayRegister'],
  '/register/create-password': ['session', 'mayRegister', 'newEmail'],
  '/register/check-email': ['session', 'newEmail', 'unconfirmed'],
  '/register/enter-mobile': ['session'],
  '/recovery/change-mobile/enter-mobile': ['session'],
  '/recovery/change-landline/enter-landline': ['session'],
} as const satisfies Partial<Record<Address, readonly string[]>>;
