import { closest } from 'fastest-levenshtein';
import { type PersonaId, personas, traitsOf } from '../people/personas';
import { targets } from '../scenarios/refusals';
import { scenarios } from '../scenarios/scenarios';
import { variants } from '../screens/screens';

export const personaIds = Object.keys(personas) as PersonaId[];

/** A target of a link on `/mock`. */
interface Found {
  id: string;
  /** A short description. */
  about: string;
  href: string;
}

interface Entry extends Found {
  /** The searchable text besides its id, in lower case. */
  words: string;
}

const entry = (id: string, about: string, href: string, more: readonly string[] = []): Entry => ({
  id,
  about,
  href,
  words: [id, about, ...more].join('\n').toLowerCase(),
});

const entries: Readonly<Record<string, readonly Entry[]>> = {
  Personas: personaIds.map((id) => entry(id, `${traitsOf(id).label}: ${traitsOf(id).shows}`, `/mock/start?persona=${id}&dock=open`)),
  Scenarios: [...scenarios].map(([id, { label }]) =>
    entry(id, targets.has(id) ? `${label} → ${targets.get(id)}` : label, `/mock/start?scenario=${id}&dock=open`),
  ),
  Screens: [...variants.values()].map(({ id, address, variant: { heading, label, shows = [] } }) =>
    entry(id, `${address}, ${label}`, `/mock?scenario=${id}`, [heading, ...shows]),
  ),
};

const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** 0 if the id begins with the word, 1 if it contains it, 2 if only the text does. */
const rankOf = ({ id }: Entry, text: string): number => [id.startsWith(text), id.includes(text), true].indexOf(true);

/** Personas, scenarios and screens that contain every word of a text. Matches of the id are first. An empty text matches nothing. */
export function findStarts(text: string): { kind: string; found: readonly Found[] }[] {
  const wanted = wordsIn(text);
  const phrase = wanted.join(' ');
  return Object.entries(entries).map(([kind, all]) => ({
    kind,
    found: all
      .filter(({ words }) => wanted.length > 0 && wanted.every((word) => words.includes(word)))
      .sort((one, other) => rankOf(one, phrase) - rankOf(other, phrase)),
  }));
}

const known = [...(entries.Scenarios ?? []), ...(entries.Screens ?? [])];

/** The scenario or screen with the id that differs least from an unknown one. */
export function nearestTo(id: string): Found | undefined {
  const nearest = closest(
    id,
    known.map((one) => one.id),
  );
  return known.find((one) => one.id === nearest);
}
