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

const MOST_CODE_POINTS = 200;

// A joiner or a selector is invisible, but combines several characters into one emoji. Those within emoji stay.
const emoji =
  /[#*\d]\ufe0f\u20e3|\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*)*/gu;
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Surrogate}\u2800]/gu;
const blank = /[\p{Cc}\p{White_Space}]+/gu;
/** No script has more than four marks on one letter. More would overlap the lines around it. */
const manyMarks = /(\p{M}{4})\p{M}+/gu;
/** A letter with its marks, an emoji with its parts, or a flag. None of these may be cut in two. */
const drawnAsOne = /(?:\p{Regional_Indicator}{2}|.)(?:[\p{M}\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic})*/gsu;

function seen(text: string): string {
  const emojis = text.match(emoji) ?? [];
  return text
    .split(emoji)
    .map((between, index) => between.replace(unseen, '') + (emojis[index] ?? ''))
    .join('');
}

function cut(text: string): string {
  let beginning = '';
  let left = MOST_CODE_POINTS;
  for (const [part] of text.matchAll(drawnAsOne)) {
    left -= [...part].length;
    if (left < 0) break;
    beginning += part;
  }
  return beginning.trim();
}

/** A back end's text on one line of at most 200 code points, without characters that are invisible or change the direction of text. */
export function legible(text: string): string {
  const drawn = seen(text).replace(manyMarks, '$1').replace(blank, ' ').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(drawn) ? cut(drawn) : '';
}
