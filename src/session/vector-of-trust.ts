// Stryker disable next-line ArrayDeclaration: of no vectors, too, each asks for the highest level
const DEFAULT = ['P9.Cp.Cd', 'P9.Cp.Ck', 'P9.Cm'];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The vectors of a request, given as a list, as its JSON or as a single one. Missing means the highest level. */
function vectorsOf(vtr: unknown): string[] {
  const given: unknown = typeof vtr === 'string' ? parsed(vtr) : vtr;
  const vectors = (Array.isArray(given) ? given : [given]).filter(
    (vector): vector is string => typeof vector === 'string' && vector !== '',
  );
  // Stryker disable next-line ConditionalExpression,EqualityOperator: of no vectors, too, each asks for the highest level
  return vectors.length > 0 ? vectors : DEFAULT;
}

/** Whether the client asks for the highest level only (P9, RFC 8485 vectors of trust): then people must prove who they are. */
export const asksForProof = (vtr: unknown): boolean => vectorsOf(vtr).every((vector) => /(^|\.)P9(\.|$)/.test(vector));
