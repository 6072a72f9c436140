import type { Address, Screen } from './variant';

export const cookiesScreens = {} as const satisfies Partial<Record<Address, Screen>>;
