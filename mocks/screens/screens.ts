import { consentScreens } from './consent';
import { cookiesScreens } from './cookies';
import { deadEndsScreens } from './dead-ends';
import { developersScreens } from './developers';
import { duplicateAccountScreens } from './duplicate-account';
import { legalScreens } from './legal';
import { passkeyScreens } from './passkey';
import { proofingScreens } from './proofing';
import { recoveryScreens } from './recovery';
import { registerScreens } from './register';
import { resetPasswordScreens } from './reset-password';
import { securityCodeScreens } from './security-code';
import { signInScreens } from './sign-in';
import type { Address, Screen, Variant } from './variant';

/** THE SCREENS: every address with all that it can show, by journey. */
export const journeys = {
  'Entry and login': signInScreens,
  'Security code': securityCodeScreens,
  Passkeys: passkeyScreens,
  'Consent and terms': consentScreens,
  'New account': registerScreens,
  'Another phone number': recoveryScreens,
  'New password': resetPasswordScreens,
  'Health record': proofingScreens,
  'Duplicate account': duplicateAccountScreens,
  'Ends and errors': deadEndsScreens,
  Cookies: cookiesScreens,
  Legal: legalScreens,
  'For developers': developersScreens,
} as const satisfies Record<string, Partial<Record<Address, Screen>>>;

/** No address of the map is without its screen, says the type checker. */
const screens: Readonly<Record<Address, Screen>> = {
  ...signInScreens,
  ...securityCodeScreens,
  ...passkeyScreens,
  ...consentScreens,
  ...registerScreens,
  ...recoveryScreens,
  ...resetPasswordScreens,
  ...proofingScreens,
  ...duplicateAccountScreens,
  ...deadEndsScreens,
  ...cookiesScreens,
  ...legalScreens,
  ...developersScreens,
};

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
