import type * as z from 'zod/mini';

interface Context {
  issues: unknown[];
}

/** Checks the field that a choice reveals, in the transform of its form: hidden, it may hold anything. */
export function validateRevealed<Value>(rule: z.ZodMiniType<Value>, name: string, typed: string, context: Context): Value | undefined {
  const { data, error } = rule.safeParse(typed);
  if (error) context.issues.push({ code: 'custom', message: error.issues[0]?.message, path: [name], input: typed });
  return data;
}
