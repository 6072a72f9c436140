import type { Address, Screen } from './variant';

export const securityCodeScreens = {} as const satisfies Partial<Record<Address, Screen>>;
