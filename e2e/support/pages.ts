import { journeys } from '../../mocks/screens';
import type { Address, Screen, Variant } from '../../mocks/screens/variant';

const screens = new Map(Object.values(journeys).flatMap((some) => Object.entries<Screen>(some)));

const usual = (address: string): Variant => {
  const screen = screens.get(address);
  if (!screen) throw new Error(`There is no screen of ${address}`);
  return screen.usual;
};

export type KnownPage = Exclude<Address, '*'>;

/** The heading of a page, as it usually is. */
export const headingOf = (address: KnownPage) => usual(address).heading;
