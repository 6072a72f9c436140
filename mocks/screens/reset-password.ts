import type { Address, Screen } from './variant';

export const resetPasswordScreens = {} as const satisfies Partial<Record<Address, Screen>>;
