import { journeys, type NamedVariant, variants } from '../../mocks/screens/screens';
import type { Address, Screen, Variant } from '../../mocks/screens/variant';

const screens = new Map(Object.values(journeys).flatMap((some) => Object.entries<Screen>(some)));

const usual = (address: string): Variant => {
  const screen = screens.get(address);
  if (!screen) throw new Error(`There is no screen of ${address}`);
  return screen.usual;
};

export type KnownPage = Exclude<Address, '*'>;

/** The heading of a page in its default variant. */
export const headingOf = (address: KnownPage) => usual(address).heading;

const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Every heading of an address in any variant. Any heading at an address without screens. */
export function headingsOf(path: string): RegExp {
  const screen = screens.get(path.split('?')[0] ?? '');
  const headings = Object.values(screen ?? {}).map(({ heading }) => pattern(heading));
  return screen ? new RegExp(`^\\s*(${headings.join('|')})\\s*$`) : /\S/;
}

/** A variant by the id in its link. */
export function screenOf(id: string): NamedVariant {
  const named = variants.get(id);
  if (!named) throw new Error(`There is no screen ${id}`);
  return named;
}
