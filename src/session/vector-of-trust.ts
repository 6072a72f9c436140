function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The vectors of a request. It may be a list, the JSON of a list, or text with one or several vectors. */
function vectorsOf(vtr: unknown): string[] {
  const given: unknown = typeof vtr === 'string' ? parsed(vtr) : vtr;
  return [given].flat().flatMap((vectors) => (typeof vectors === 'string' ? vectors.split(/[\s,]+/).filter(Boolean) : []));
}

const everyVector = (vtr: unknown, level: RegExp) => vectorsOf(vtr).every((vector) => level.test(vector));

/**
 * Whether the client requires the highest level (P9, RFC 8485 vectors of trust), so that users must prove their identity. True for a
 * request without vectors.
 */
export const asksForProof = (vtr: unknown): boolean => everyVector(vtr, /(^|\.)P9(\.|$)/i);

/** Whether the client requires users to be matched to a health record (P5 or P9). True for a request without vectors. */
export const asksForMatch = (vtr: unknown): boolean => everyVector(vtr, /(^|\.)P[59](\.|$)/i);
