import { type FormEvent, type ReactNode, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Schema } from '@/delivery/lazy-form';
import { loadChunk } from '@/delivery/load-chunk';
import { type Invalid, noAnswer } from '@/outcome/outcome';
import { pageVisit } from '@/outcome/page-visit';
import type { Step } from '@/outcome/step-type';
import { useStep } from '@/outcome/use-step';
import { Button } from '@/page/button';
import { useNavigationMessage } from '@/page/use-navigation-message';
import { useAppSelector } from '@/state/hooks';
import type { FormErrors } from './error-copy';
import { FormContext } from './form-context';
import { FormErrorSummary } from './form-error-summary';
import { readForm, type Typed } from './read-form';
import type { CodesOf } from './rule';
import { SentBack } from './sent-back';

/** A form has a sentence for each code by which its rules or its step may refuse a field; without such codes it has none. */
type Errors<Code extends string> = [Code] extends [never] ? { errors?: undefined } : { errors: FormErrors<Code> };

type StepFormProps<Values, Input, Code extends string> = Errors<CodesOf<Input> | Code> & {
  /** Turns the typed text into clean values, or names error codes. */
  schema: Schema<Values, Input>;
  defaultValues?: Typed;
  step: Step<Values, Code>;
  submitLabel?: string;
  /** The id of the element that the button stands in. */
  submitId?: string;
  /** The sentence for somebody whom a detour has sent back to an empty form. */
  again?: string;
  children?: ReactNode;
};

const errorsOf = ({ field, code }: Invalid): FieldErrors => ({ [field || 'root']: { type: 'refused', message: code } });

/** The one form: checks what stands in its fields, runs the step, and says in the summary and at the field what is wrong. */
export function StepForm<Values, Input, Code extends string = never>({
  schema,
  errors: sentences,
  defaultValues = {},
  step,
  submitLabel = 'Continue',
  submitId,
  again,
  children,
}: StepFormProps<Values, Input, Code>) {
  const copy: FormErrors = sentences ?? {};
  const run = useStep();
  const loading = useAppSelector((store) => store.page.loading);
  const refused = useNavigationMessage('refused');
  const [errors, setErrors] = useState<FieldErrors>(() => (refused && refused.code in copy ? errorsOf(refused) : {}));
  const [attempt, setAttempt] = useState(0);

  /** Validates, then runs the step; answers the errors to show. */
  const send = async (typed: Typed): Promise<FieldErrors> => {
    const visit = pageVisit();
    const { validate } = await loadChunk(() => import('./validate'));
    const { values, errors: wrong } = await validate(schema, typed);
    if (wrong) return wrong;
    // On a slow line the rules may come when the person has gone elsewhere: the press is not carried out there.
    if (visit.aborted) return {};
    setErrors({});
    const refusal = await run(step, values);
    return refusal ? errorsOf(refusal) : {};
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the fields: password managers and test suites set values without an event that bubbles.
    const wrong = await send(readForm(event.currentTarget, defaultValues)).catch(() => errorsOf(noAnswer));
    // Stryker disable next-line ArithmeticOperator: downwards, each attempt has another number too
    setAttempt((count) => count + 1);
    setErrors(wrong);
  };

  const access = { initial: defaultValues, errorOf: (name: string) => copy[String(errors[name]?.message)]?.field };
  return (
    // Never GET: pressed before this script runs, it must not put what was typed into the address.
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormErrorSummary errors={errors} copy={copy} attempt={attempt} />
      <SentBack again={again} />
      <FormContext value={access}>{children}</FormContext>
      <div id={submitId}>
        <Button disabled={loading}>{submitLabel}</Button>
      </div>
    </form>
  );
}
