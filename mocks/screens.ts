import { consentScreens } from './screens/consent';
import { cookiesScreens } from './screens/cookies';
import { deadEndsScreens } from './screens/dead-ends';
import { developersScreens } from './screens/developers';
import { duplicateAccountScreens } from './screens/duplicate-account';
import { legalScreens } from './screens/legal';
import { passkeyScreens } from './screens/passkey';
import { proofingScreens } from './screens/proofing';
import { recoveryScreens } from './screens/recovery';
import { registerScreens } from './screens/register';
import { resetPasswordScreens } from './screens/reset-password';
import { securityCodeScreens } from './screens/security-code';
import { signInScreens } from './screens/sign-in';
import type { Address, Screen, Variant } from './screens/variant';

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
