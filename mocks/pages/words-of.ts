import type { NamedVariant } from '../screens/screens';

/** All by which a screen is found: its address, heading, sentences, reference codes, label and id; in small letters. */
export const wordsOf = ({ id, address, variant: { heading, label, says = [], query = '' } }: NamedVariant): string =>
  [address + (address === '*' || typeof query === 'function' ? '' : query), heading, ...says, label, id].join('\n').toLowerCase();
