import { screensByFolder as folder } from './all-screens';
import type { Address, Screen, Variant } from './variant';

/** Every address with its variants, by journey: folders of `src/journeys` under a title. */
export const journeys = {
  /** Entry and login (spec 1, sections 2 and 4). */
  'Entry and login': { ...folder['sign-in'], ...folder['forgotten-password'], ...folder.return, ...folder.authcode },
  /** Security codes (spec 1, section 2, "Security code screens"). */
  'Security code': folder['security-code'],
  /** Passkeys (spec 1, section 2, "Entry and login screens"). */
  Passkeys: folder.passkey,
  /** Consent, its refusal, and new terms (spec 1, section 2, "Consent"). */
  'Consent and terms': folder.consent,
  /** A new account (spec 1, section 2, "Other routes"). */
  'New account': folder.register,
  /** Another number for an account (spec 1, section 2, "Other routes"). */
  'Another phone number': folder.recovery,
  /** A password that was forgotten (spec 2, section 2, "Password reset"). */
  'New password': folder['reset-password'],
  /** The health record (spec 2, section 2, "Proofing"). */
  'Health record': folder.proofing,
  /** An account that has the record already (spec 2, section 2, "Duplicate-account and replacement"). */
  'Duplicate account': folder['duplicate-account'],
  /** Pages that a journey ends on (spec 1, section 2, "Lockout and refusal pages"; spec 2, section 2). */
  'Ends and errors': folder['dead-ends'],
  /** Cookies (spec 1, section 2, "Cookies"). */
  Cookies: folder.cookies,
  /** The texts that people agree to, and those that are about the service (spec 2, section 2, "Legal and static pages"). */
  Legal: folder.legal,
  /** Pages that the public does not get (spec 2, section 2, "Legal and static pages"). */
  'For developers': folder.dev,
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

/** Every variant by its id. */
export const variants: ReadonlyMap<string, NamedVariant> = new Map(variantsOf(screens).map((named) => [named.id, named]));
