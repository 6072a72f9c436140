import '@/configure-zod';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type Invalid, invalid } from '@/outcome/outcome';
import { logError } from '@/session/log';
import { report } from '@/session/report';

/** A refusal as the errors of a form. A refusal of the form as a whole is its root error. */
export const errorsOf = ({ field, code }: Invalid): FieldErrors => ({ [field || 'root']: { type: 'refused', message: code } });

/** Reports an exception in a rule, without its text: that may quote what was typed. */
function faultOf(error: unknown): Invalid {
  // Stryker disable next-line ConditionalExpression: it is true in every test
  if (import.meta.env.DEV) console.error(error);
  logError('A rule of a form has failed');
  report('uncaught');
  return invalid('', 'PAGE_FAULT');
}

/** The resolver of a schema. An exception in a rule is a fault of the page. */
export const resolverFor = (schema: z.ZodMiniType): Resolver<FieldValues> => {
  const resolve = standardSchemaResolver(schema as z.ZodMiniType<FieldValues, FieldValues>);
  return async (...given) => {
    try {
      return await resolve(...given);
    } catch (error) {
      return { values: {}, errors: errorsOf(faultOf(error)) };
    }
  };
};
