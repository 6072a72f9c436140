import { closest } from 'fastest-levenshtein';
import { type PersonaId, personas, traitsOf } from '../people/personas';
import { scenarios } from '../scenarios/scenarios';
import { variants } from '../screens/screens';

export const personaIds = Object.keys(personas) as PersonaId[];

/** Anything that a link of `/mock` leads to. */
interface Found {
  id: string;
  /** A few words about it. */
  about: string;
  href: string;
}

interface Entry extends Found {
  /** All by which it is found beside its id, in small letters. */
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
  Scenarios: [...scenarios].map(([id, { label }]) => entry(id, label, `/mock/start?scenario=${id}&dock=open`)),
  Screens: [...variants.values()].map(({ id, address, variant: { heading, label, says = [] } }) =>
    entry(id, `${address}, ${label}`, `/mock?scenario=${id}`, [heading, ...says]),
  ),
};

const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** 0 when the id begins with what is looked for, 1 when it has it, 2 when only the text about it has. */
const rankOf = ({ id }: Entry, text: string): number => [id.startsWith(text), id.includes(text), true].indexOf(true);

/** Personas, scenarios and screens that have every word of a text, those whose id has it first. Nothing is found by no words. */
export function findStarts(text: string): { kind: string; found: readonly Found[] }[] {
  const wanted = wordsIn(text);
  const whole = wanted.join(' ');
  return Object.entries(entries).map(([kind, all]) => ({
    kind,
    found: all
      .filter(({ words }) => wanted.length > 0 && wanted.every((word) => words.includes(word)))
      .sort((one, other) => rankOf(one, whole) - rankOf(other, whole)),
  }));
}

const known = [...(entries.Scenarios ?? []), ...(entries.Screens ?? [])];

/** The scenario or screen whose id is nearest to one that does not exist, by the letters that differ. */
export function nearestTo(id: string): Found | undefined {
  const nearest = closest(
    id,
    known.map((one) => one.id),
  );
  return known.find((one) => one.id === nearest);
}
