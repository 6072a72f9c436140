import type { Address, Screen } from './variant';

export const registerScreens = {} as const satisfies Partial<Record<Address, Screen>>;
