import type { Address, Screen } from './variant';

export const duplicateAccountScreens = {} as const satisfies Partial<Record<Address, Screen>>;
