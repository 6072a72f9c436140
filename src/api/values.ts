import * as z from 'zod/mini';
import { readFlag, readText } from '@/session/read-value';

/** Reads one kind of value in the spellings that back ends use. Undefined if it cannot be read. Never receives `null`. */
export type Read<Value> = (given: unknown) => Value | undefined;

/** Whether a value is missing. Back ends also send `null` for a missing value. */
export const isAbsent = (given: unknown) => given === undefined || given === null;

export const text: Read<string> = (given) => readText(given)?.trim();

export const flag: Read<boolean> = readFlag;

export const number: Read<number> = (given) => {
  const digits = typeof given === 'number' ? String(given) : (text(given) ?? '');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
};

/** Reads text in any case as capitals. The answer may have values that this app does not know. */
export const constant: Read<string> = (given) => text(given)?.toUpperCase();

export const oneOf =
  <const Value extends string>(...values: readonly Value[]): Read<Value> =>
  (given) =>
    values.find((value) => value === text(given)?.toLowerCase());

/** Passes a value on unchanged, for an API that understands it. */
export const asGiven: Read<unknown> = (given) => given;

export const part =
  <Value>(schema: z.ZodMiniType<Value>): Read<Value> =>
  (given) =>
    schema.safeParse(given).data;

/** Reads a list. Omits a member that cannot be read, and retains the others. */
export const list =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (given) =>
    Array.isArray(given) ? membersOf(given, read) : undefined;

/** Reads a list, or a single value as a list of one. */
export const oneOrMore =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (given) =>
    membersOf([given].flat(), read);

const membersOf = <Value>(given: unknown[], read: Read<Value>) =>
  given.flatMap((member) => (isAbsent(member) ? [] : [read(member)])).filter((value): value is Value & {} => value !== undefined);

const value = <Value>(read: (given: unknown, context: z.core.ParsePayload) => Value) => z.pipe(z.optional(z.unknown()), z.transform(read));

const unusable = (given: unknown, { issues }: z.core.ParsePayload) => {
  issues.push({ code: 'custom', input: given });
  return z.NEVER;
};

/** How many values so far could not be read and were replaced. Not in the store, which is above the schemas. */
let replaced = 0;
export const replacedValues = () => replaced;

function readIfPresent<Value>(read: Read<Value>, given: unknown) {
  if (isAbsent(given)) return undefined;
  const value = read(given);
  if (value === undefined) replaced += 1;
  return value;
}

/** Requires this value: without it the answer is unusable. */
export const needed = <Value>(read: Read<Value>) =>
  value((given, context): Value & {} => readIfPresent(read, given) ?? unusable(given, context));

/** Undefined if the value is absent or cannot be read. */
export const ifReadable = <Value>(read: Read<Value>) => z.optional(value((given) => readIfPresent(read, given)));

/** `instead` if the value is absent or cannot be read. */
export const orElse = <Value, Instead = never>(read: Read<Value>, instead: (Value & {}) | Instead) =>
  value((given): (Value & {}) | Instead => readIfPresent(read, given) ?? instead);

/** `instead` if the value is absent. A value that cannot be read makes the answer unusable, because a guess would not be safe. */
export const ifAbsent = <Value, Instead = never>(read: Read<Value>, instead: (Value & {}) | Instead) =>
  value((given, context): (Value & {}) | Instead => (isAbsent(given) ? instead : (read(given) ?? unusable(given, context))));
