import type * as z from 'zod/mini';

/** The raw value of a field. Its type carries the field's error codes. */
export type Coded<Code extends string, Raw = string> = Raw & { readonly errorCode?: Code };

/** The rule of one field: cleans the typed value, or fails with one of these error codes. */
export type Rule<Clean, Code extends string, Raw = string> = z.ZodMiniType<Clean, Coded<Code, Raw>>;

type CodeOf<Value> = Value extends { readonly errorCode?: infer Code } ? Extract<Code, string> : never;

/** The error codes of all fields of a form, from the input type of its schema. */
export type CodesOf<Input> = { [Name in keyof Input]: CodeOf<Input[Name]> }[keyof Input];
