import type { Login } from './grants';

export type Level = 'P0' | 'P5' | 'P9';
const levels: readonly Level[] = ['P0', 'P5', 'P9'];

/** The vectors of a request that names none (NHS login, Federation, 5.1). */
const usual = ['P9.Cp.Cd', 'P9.Cp.Ck', 'P9.Cm'];

/** A vector of that specification: at most one level of proof, then credentials. */
const wellFormed = /^(?!$)(P[059])?(?:(?:^|\.)(?:Cp(?:\.C[dk])?|Cd|Ck|Cm))?$/;

/** Whether a text is a known vector. */
export const isVector = (vector: unknown): vector is string => typeof vector === 'string' && wellFormed.test(vector);

/** The vectors of a request: the JSON text of a list, the list itself, a single vector, or none. */
export function vectorsOf(vtr: unknown): string[] {
  const given = listOf(vtr)
    .filter((vector) => vector !== undefined && vector !== '')
    .map(String);
  return given.length > 0 ? given : usual;
}

function listOf(vtr: unknown): unknown[] {
  try {
    return [JSON.parse(String(vtr)) as unknown].flat();
  } catch {
    return [vtr].flat();
  }
}

/** The level that a vector requests. One without a level accepts any. */
const levelOf = (vector: string): Level => levels.find((level) => vector.split('.').includes(level)) ?? 'P0';

const rank = (level: Level) => levels.indexOf(level);

/** A vector in the case of RFC 8485, because another back end's authorization cookie may have lower case. */
const canonical = (vector: string) => vector.toLowerCase().replace(/(^|\.)[a-z]/g, (start) => start.toUpperCase());

/** The vectors whose credentials the user has shown, each component included (RFC 8485). */
const suitable = (vectors: readonly string[], credentials: Login['credentials']) =>
  vectors.filter((vector) => vector.split('.').every((part) => part.startsWith('P') || credentials.split('.').includes(part)));

/** The lowest level that satisfies one of the vectors, for this login if known. Undefined when none accepts the login. */
export function levelNeeded(vtr: unknown, credentials?: Login['credentials']): Level | undefined {
  const vectors = vectorsOf(vtr).map(canonical);
  const asked = (credentials ? suitable(vectors, credentials) : vectors).map(levelOf);
  return levels.find((level) => asked.includes(level));
}

/** The highest requested vector that a user of this level has proved. Undefined without one. */
export function vectorProved(vtr: unknown, level: Level, credentials: Login['credentials']): string | undefined {
  const proved = suitable(vectorsOf(vtr).map(canonical), credentials).filter((vector) => rank(levelOf(vector)) <= rank(level));
  return proved.toSorted((one, other) => rank(levelOf(other)) - rank(levelOf(one)))[0];
}
