import type * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Body = Readonly<Record<string, unknown>>;

/** The names of optional members that cannot be read. Only names of the schema, at its first level. */
export const replacedMembers = (schema: object, body: Body, replacedValues: () => number): string[] =>
  Object.entries('shape' in schema ? (schema.shape as Shape) : {}).flatMap(([name, member]) => {
    const before = replacedValues();
    member.safeParse(body[name]);
    return replacedValues() === before ? [] : [name];
  });

/** The members, by their paths in the schema, that make an answer unusable. */
export const unusableMembers = ({ issues }: z.core.$ZodError, body: Body) =>
  issues.map(({ path }) => ({
    name: path.join('.'),
    absent: (path.reduce<unknown>((value, key) => (Object(value) as Record<PropertyKey, unknown>)[key], body) ?? undefined) === undefined,
  }));
