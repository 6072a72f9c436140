import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Schema } from '@/delivery/lazy-form';
import { loadChunk } from '@/delivery/load-chunk';
import { navigationOf } from '@/history';
import { noAnswer } from '@/outcome/outcome';
import { pageVisit } from '@/outcome/page-visit';
import type { Step } from '@/outcome/step-type';
import { useStep } from '@/outcome/use-step';
import { Button } from '@/page/button';
import { useNavigationMessage } from '@/page/use-navigation-message';
import type { Typed } from '@/state/events';
import { useAppSelector, useAppStore } from '@/state/hooks';
import type { Shown } from './control';
import { withDraft } from './drafts';
import type { FormErrors } from './error-copy';
import { FormContext } from './form-context';
import { FormErrorSummary } from './form-error-summary';
import { refusalOf } from './refusal';
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
  const [{ errors, attempt }, show] = useState<Shown>(() => ({
    errors: refused && refused.code in copy ? refusalOf(refused) : {},
    attempt: 0,
  }));
  const { pathname, key } = useLocation();
  const navigation = navigationOf(pathname, key);
  const store = useAppStore();
  const [drafts] = useState(() => store.getState().drafts);
  const formRef = useRef<HTMLFormElement>(null);

  const bringControl = async (form: HTMLFormElement) => {
    const { controlOf } = await import('./control');
    return controlOf(form, { errors, first: defaultValues, drafts, store, navigation, show });
  };
  // Each time: the first values may have changed. Should it not come, a press asks for it again.
  useEffect(() => void bringControl(formRef.current as HTMLFormElement).catch(() => undefined));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const visit = pageVisit();
    // Read from the fields: password managers and test suites set values without an event that bubbles.
    const data = new FormData(form);
    const control = await loadChunk(() => bringControl(form)).catch(() => undefined);
    // A control counts upwards: each failure has another number.
    if (!control) return show({ errors: refusalOf(noAnswer), attempt: attempt - 1 });
    // On a slow line the rules may come when the person has gone elsewhere: the press is not carried out there.
    await control.press({ schema, data, send: async (values) => (visit.aborted ? undefined : run(step, values)) });
  };

  const access = {
    initial: withDraft(defaultValues, drafts, navigation),
    errorOf: (name: string) => copy[String(errors[name]?.message)]?.field,
  };
  return (
    // Never GET: pressed before this script runs, it must not put what was typed into the address.
    <form method="post" noValidate ref={formRef} onSubmit={(event) => void submit(event)}>
      <FormErrorSummary errors={errors} copy={copy} attempt={attempt} />
      <SentBack again={again} />
      <FormContext value={access}>{children}</FormContext>
      <div id={submitId}>
        <Button disabled={loading}>{submitLabel}</Button>
      </div>
    </form>
  );
}
