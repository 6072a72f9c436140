import type { Address, Screen } from './variant';

export const passkeyScreens = {} as const satisfies Partial<Record<Address, Screen>>;
