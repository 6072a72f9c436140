import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, type ReactNode, useEffect, useMemo } from 'react';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod/mini';
import { Button } from '@/content/button';
import type { Invalid, Outcome } from '@/outcome/outcome';
import { useStep } from '@/outcome/use-step';
import { useAppSelector } from '@/state/hooks';
import type { Thunk } from '@/state/store';
import type { FormErrors } from './error-copy';
import { FormContext } from './form-context';
import { FormErrorSummary } from './form-error-summary';
import { type Typed, typedIn } from './typed-in';

interface StepFormProps<Values> {
  /** Turns what was typed into clean values, or names error codes. */
  schema: z.ZodMiniType<Values>;
  errors?: FormErrors;
  defaultValues?: Typed;
  step: (values: Values) => Thunk<Promise<Outcome>>;
  submitLabel?: string;
  /** The id of the element that the button stands in. */
  submitId?: string;
  children?: ReactNode;
}

/** The one form: checks what stands in its fields, runs the step, and says in the summary and at the field what is wrong. */
export function StepForm<Values>({
  schema,
  errors = {},
  defaultValues = {},
  step,
  submitLabel = 'Continue',
  submitId,
  children,
}: StepFormProps<Values>) {
  const run = useStep();
  const loading = useAppSelector((store) => store.page.loading);
  const { state } = useLocation() as { state: { refused?: Invalid } | null };
  const resolver = useMemo(
    () => standardSchemaResolver(schema as z.ZodMiniType<Values, FieldValues>) as Resolver<FieldValues, unknown, Values>,
    [schema],
  );
  const { register, handleSubmit, setValue, setError, formState } = useForm({
    resolver,
    defaultValues: defaultValues as FieldValues,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const refuse = ({ field, code }: Invalid) => setError(field || 'root', { message: code });

  const refused = state?.refused;
  useEffect(() => {
    if (refused) setError(refused.field, { message: refused.code });
  }, [refused, setError]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // What stands in the fields counts: suites and password managers set values without an event that bubbles.
    for (const [name, value] of Object.entries(typedIn(event.currentTarget, defaultValues))) setValue(name, value);
    return handleSubmit(async (values) => {
      const refusal = await run(step(values));
      if (refusal) refuse(refusal);
    })(event);
  };

  const access = { register, errorOf: (name: string) => errors[String(formState.errors[name]?.message)]?.field };
  return (
    // Never GET: pressed before this script runs, it must not put what was typed into the address.
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormErrorSummary errors={formState.errors} copy={errors} attempt={formState.submitCount} />
      <FormContext value={access}>{children}</FormContext>
      <div id={submitId}>
        <Button disabled={loading}>{submitLabel}</Button>
      </div>
    </form>
  );
}
