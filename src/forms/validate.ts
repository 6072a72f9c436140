import '@/configure-zod';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Schema } from '@/delivery/lazy-form';
import type { Typed } from './read-form';

/** The result of a validation. `errors`: a code for each field that is wrong, in the order of the fields. */
type Checked<Values> = { values: Values; errors?: undefined } | { values?: undefined; errors: FieldErrors };

/**
 * Checks what was typed, once, when it is submitted. A form holds nothing between two presses, so that its page can be used before this
 * has come.
 */
export async function validate<Values>(schema: Schema<Values>, typed: Typed): Promise<Checked<Values>> {
  const check = standardSchemaResolver(schema as z.ZodMiniType<Values, FieldValues>);
  // Stryker disable next-line ObjectLiteral,BooleanLiteral: these are about fields registered with the library, and none is
  const { values, errors } = await check(typed, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.keys(errors).length > 0 ? { errors } : { values: values as Values };
}
