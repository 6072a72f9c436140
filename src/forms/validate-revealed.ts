import * as z from 'zod/mini';
import type { Rule } from './rule';

interface Context {
  issues: unknown[];
}

/** A field that a choice reveals. It is plain text until its rule is applied. Its type has the error codes of the rule. */
export const revealed = <Code extends string>(_rule: Rule<unknown, Code>): Rule<string, Code> => z.string();

/** Applies the rule of a revealed field within the transform of its form. A hidden field may contain anything. */
export function validateRevealed<Value>(rule: Rule<Value, string>, name: string, typed: string, context: Context): Value | undefined {
  const { data, error } = rule.safeParse(typed);
  if (error) context.issues.push({ code: 'custom', message: error.issues[0]?.message, path: [name], input: typed });
  return data;
}
