import type * as z from 'zod/mini';
import { noAnswer } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { lazyStep } from './lazy-step';
import { loadChunk } from './load-chunk';

/** The rules of a form, as Standard Schema has them: they may answer later. */
export type Schema<Values, Input = unknown> = Pick<z.ZodMiniType<Values, Input>, '~standard'>;

/** The parts of a form that nobody needs before it is submitted. */
interface FormParts<Values, Input, Code extends string> {
  schema: Schema<Values, Input>;
  step: Step<Values, Code>;
}

/**
 * A form whose rules and step come after its page, in one chunk. Its error texts stay with the page: a refusal by the server may already
 * have to be shown when the page opens.
 */
export const lazyForm = <Values, Input, Code extends string>(
  load: () => Promise<FormParts<Values, Input, Code>>,
): FormParts<Values, Input, Code> => ({
  schema: {
    '~standard': {
      version: 1,
      vendor: 'zod',
      // Rules that failed to load are no fault of the form, as an exception inside them is.
      validate: (typed) =>
        loadChunk(load).then(
          ({ schema }) => schema['~standard'].validate(typed),
          () => ({ issues: [{ message: noAnswer.code, path: ['root'] }] }),
        ),
    },
  },
  step: lazyStep(() => load().then(({ step }) => step)),
});
