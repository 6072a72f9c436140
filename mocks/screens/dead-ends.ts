import type { Address, Screen } from './variant';

export const deadEndsScreens = {} as const satisfies Partial<Record<Address, Screen>>;
