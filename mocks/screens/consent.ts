import type { Address, Screen } from './variant';

export const consentScreens = {} as const satisfies Partial<Record<Address, Screen>>;
