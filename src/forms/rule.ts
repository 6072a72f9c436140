import type * as z from 'zod/mini';

/** A value of a field before its rule, marked in its type with the error codes of that field. */
export type Coded<Code extends string, Raw = string> = Raw & { readonly errorCode?: Code };

/** The rule of one field: cleans the typed value, or refuses it by one of these error codes. */
export type Rule<Clean, Code extends string, Raw = string> = z.ZodMiniType<Clean, Coded<Code, Raw>>;

type CodeOf<Value> = Value extends { readonly errorCode?: infer Code } ? Extract<Code, string> : never;

/** The error codes of all fields of a form, by the input of its schema. */
export type CodesOf<Input> = { [Name in keyof Input]: CodeOf<Input[Name]> }[keyof Input];
