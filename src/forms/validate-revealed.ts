import * as z from 'zod/mini';
import type { Rule } from './rule';

interface Context {
  issues: unknown[];
}

/** A field that a choice reveals: text until its rule is applied. Its error codes are those of the rule. */
export const revealed = <Code extends string>(_rule: Rule<unknown, Code>): Rule<string, Code> => z.string();

/** Checks the field that a choice reveals, in the transform of its form: hidden, it may hold anything. */
export function validateRevealed<Value>(rule: Rule<Value, string>, name: string, typed: string, context: Context): Value | undefined {
  const { data, error } = rule.safeParse(typed);
  if (error) context.issues.push({ code: 'custom', message: error.issues[0]?.message, path: [name], input: typed });
  return data;
}
