function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The vectors of a request, given as a list, as its JSON, or as a text with one or several. */
function vectorsOf(vtr: unknown): string[] {
  const given: unknown = typeof vtr === 'string' ? parsed(vtr) : vtr;
  return [given].flat().flatMap((vectors) => (typeof vectors === 'string' ? vectors.split(/[\s,]+/).filter(Boolean) : []));
}

const everyVector = (vtr: unknown, level: RegExp) => vectorsOf(vtr).every((vector) => level.test(vector));

/**
 * Whether the client asks for the highest level only (P9, RFC 8485 vectors of trust): then people must prove who they are. A request
 * without vectors does.
 */
export const asksForProof = (vtr: unknown): boolean => everyVector(vtr, /(^|\.)P9(\.|$)/i);

/** Whether the client asks for users who are matched to a health record, at least (P5 or P9). A request without vectors does. */
export const asksForMatch = (vtr: unknown): boolean => everyVector(vtr, /(^|\.)P[59](\.|$)/i);
