import type { Address, Screen } from './variant';

export const recoveryScreens = {} as const satisfies Partial<Record<Address, Screen>>;
