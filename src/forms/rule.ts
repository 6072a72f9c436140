import * as z from 'zod/mini';

/** The raw value of a field. Its type carries the field's error codes. */
export type Coded<Code extends string, Raw = string> = Raw & { readonly errorCode?: Code };

/** The rule of one field: cleans the typed value, or fails with one of these error codes. */
export type Rule<Clean, Code extends string, Raw = string> = z.ZodMiniType<Clean, Coded<Code, Raw>>;

type CodeOf<Value> = Value extends { readonly errorCode?: infer Code } ? Extract<Code, string> : never;

/** The error codes of all fields of a form, from the input type of its schema. */
export type CodesOf<Input> = { [Name in keyof Input]: CodeOf<Input[Name]> }[keyof Input];

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
