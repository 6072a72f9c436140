import type { Address, Screen } from './variant';

export const developersScreens = {} as const satisfies Partial<Record<Address, Screen>>;
