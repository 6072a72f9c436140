function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The vectors of a request, given as a list, as its JSON or as a single one. */
function vectorsOf(vtr: unknown): string[] {
  const given: unknown = typeof vtr === 'string' ? parsed(vtr) : vtr;
  return (Array.isArray(given) ? given : [given]).filter((vector): vector is string => typeof vector === 'string' && vector !== '');
}

/**
 * Whether the client asks for the highest level only (P9, RFC 8485 vectors of trust): then people must prove who they are. A request
 * without vectors does.
 */
export const asksForProof = (vtr: unknown): boolean => vectorsOf(vtr).every((vector) => /(^|\.)P9(\.|$)/.test(vector));
