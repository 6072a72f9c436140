import type { Address, Screen } from './variant';

export const legalScreens = {} as const satisfies Partial<Record<Address, Screen>>;
