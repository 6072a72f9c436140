import '@/configure-zod';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod/mini';
import { formHydrated } from '@/delivery/early-view';
import { navigationOf } from '@/history';
import { type Invalid, invalid } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { useStep } from '@/outcome/use-step';
import { Button } from '@/page/button';
import { useNavigationMessage } from '@/page/use-navigation-message';
import { logError, report } from '@/session/report';
import { SESSION_RENEWAL } from '@/session/round-trips';
import { draftChanged, type Typed } from '@/state/events';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { draftOf, readForm, sharedFields, withDraft } from './draft';
import type { FormErrors } from './error-copy';
import { FormContents } from './field';
import { FormErrorSummary, wrongPassword } from './form-error-summary';
import type { CodesOf } from './rules';

/** Converts a refusal to errors of the form. An error of the form itself is its root error. */
const errorsOf = ({ field, code }: Invalid): FieldErrors => ({ [field || 'root']: { type: 'refused', message: code } });

/** Reports an exception in a rule without its message, which may quote typed text. */
function faultOf(error: unknown): Invalid {
  if (import.meta.env.DEV) console.error(error);
  logError('A rule of a form has failed');
  report('uncaught', error);
  return invalid('', 'PAGE_FAULT');
}

/** The resolver of a schema. An exception in a rule becomes an error of the page. */
const resolverFor = (schema: z.ZodMiniType): Resolver<FieldValues> => {
  const resolve = standardSchemaResolver(schema as z.ZodMiniType<FieldValues, FieldValues>);
  return async (...given) => {
    try {
      return await resolve(...given);
    } catch (error) {
      return { values: {}, errors: errorsOf(faultOf(error)) };
    }
  };
};

/** Explains why a form is empty after a redirect round trip. An alert, because it is on the page from the start. Not after a reload. */
export function RoundTripNotice({ instruction = 'You can continue now.' }: { instruction?: string }) {
  const roundTrip = useNavigationMessage('returnedFrom');
  // A user who asked for more time sees no notice, because their draft is restored.
  if (!roundTrip || roundTrip === SESSION_RENEWAL) return null;
  return (
    <p key={instruction} className="nhsuk-inset-text" role="alert">
      {roundTrip.endsWith('firewall')
        ? 'We had to check that you are not a robot.'
        : 'You were away for a while, so we have started again.'}{' '}
      {instruction}
    </p>
  );
}

/** Requires a sentence for each error code of the form's rules and of its step. A form without error codes has no `errors`. */
type Errors<Code extends string> = [Code] extends [never] ? { errors?: undefined } : { errors: FormErrors<Code> };

type StepFormProps<Values, Input, Code extends string> = Errors<CodesOf<Input> | Code> & {
  schema: z.ZodMiniType<Values, Input>;
  defaultValues?: Typed;
  step: Step<Values, Code>;
  submitLabel?: string;
  submitId?: string;
  /** The sentence for a user who has returned from a redirect round trip to an empty form. */
  instruction?: string;
  children?: ReactNode;
};

/**
 * The only form component. Validates its fields with react-hook-form, runs the step, and shows errors in the summary and at the field. Its
 * fields are uncontrolled, so text typed before hydration stays. Errors change only on submit, never while the user types.
 */
export function StepForm<Values, Input, Code extends string = never>({
  schema,
  errors: sentences,
  defaultValues = {},
  step,
  submitLabel = 'Continue',
  submitId,
  instruction,
  children,
}: StepFormProps<Values, Input, Code>) {
  const copy: FormErrors = sentences ?? {};
  const run = useStep();
  const loading = useAppSelector((store) => store.page.loading);
  const refused = useNavigationMessage('refused');
  const { pathname, key } = useLocation();
  const navigation = navigationOf(pathname, key);
  const store = useAppStore();
  const formRef = useRef<HTMLFormElement>(null);
  const [atMount] = useState(() => ({
    drafts: store.getState().drafts,
    errors: refused && refused.code in copy ? errorsOf(refused) : {},
  }));
  const form = useForm<FieldValues>({
    resolver: resolverFor(schema),
    errors: atMount.errors,
    reValidateMode: 'onSubmit',
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;

  const saveDraft = (values: Typed) => {
    const draft = draftOf(values, defaultValues);
    store.dispatch(draftChanged({ [navigation]: draft, shared: sharedFields(draft, defaultValues, store.getState().drafts.shared) }));
  };

  const takeOver = useEffectEvent(() => {
    const element = formRef.current as HTMLFormElement;
    formHydrated(element);
    // Text typed before hydration fired no event that React could handle.
    saveDraft(readForm(element, defaultValues));
  });
  useEffect(() => takeOver(), []);

  const refuse = ({ field, code }: Invalid) => {
    if (code === wrongPassword) form.setValue(field, '');
    // Before the focus moves. A screen reader repeats the description of a field if it changes while the field has the focus.
    flushSync(() => form.setError(field || 'root', { type: 'refused', message: code }));
    if (code === wrongPassword) form.setFocus(field);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // Password managers and test suites set values without an event.
    const values = readForm(event.currentTarget, defaultValues);
    for (const [name, value] of Object.entries(values)) if (form.getValues(name) !== value) form.setValue(name, value);
    saveDraft(values);
    let refusal: Invalid | undefined;
    await form.handleSubmit(async (clean) => {
      refusal = await run(step, clean as Values);
    })(event);
    // After the submission has ended, because its new count changes the key of the summary. A screen reader would announce both.
    if (refusal) refuse(refusal);
  };

  return (
    // Never GET. A submission before hydration must not put typed text into the address.
    <form
      method="post"
      noValidate
      ref={formRef}
      onSubmit={(event) => void submit(event)}
      // In the capture phase, because the input event of some password managers does not bubble.
      onInputCapture={({ currentTarget }) => saveDraft(readForm(currentTarget, defaultValues))}
    >
      <FormErrorSummary errors={errors} copy={copy} attempt={submitCount} />
      <RoundTripNotice instruction={instruction} />
      <FormProvider {...form}>
        <FormContents value={{ initial: withDraft(defaultValues, atMount.drafts, navigation), sentences: copy }}>{children}</FormContents>
      </FormProvider>
      <div id={submitId}>
        <Button disabled={loading}>{submitLabel}</Button>
      </div>
    </form>
  );
}
