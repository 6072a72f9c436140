import type { Address, Screen } from './variant';

export const proofingScreens = {} as const satisfies Partial<Record<Address, Screen>>;
