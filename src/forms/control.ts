import '@/configure-zod';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Schema } from '@/delivery/lazy-form';
import { type Invalid, invalid } from '@/outcome/outcome';
import { logError } from '@/session/log';
import { report } from '@/session/report';
import { draftKept, type Drafts, type Typed } from '@/state/events';
import type { Store } from '@/state/store';
import { draftOf, travelsOn } from './draft-of';
import { readForm } from './read-form';
import { refusalOf, wrongPassword } from './refusal';

/** The errors of a form by field, with their codes; `attempt` is another number for each press that has ended with them. */
export interface Shown {
  errors: FieldErrors;
  attempt: number;
}

/** A form, as its page has rendered it last. */
interface Place {
  /** The page's own first values: a field that differs is a dirty one. */
  first: Typed;
  /** The errors that it has from the beginning. */
  errors: FieldErrors;
  store: Store;
  /** The drafts of the moment when the form was shown. */
  drafts: Drafts;
  /** The name of this form's draft. */
  navigation: string;
  /** Is told each time that a press has cleared the errors, or has ended with some. */
  show: (shown: Shown) => void;
}

interface Press<Values> {
  schema: Schema<Values>;
  /** As the form was at the press. */
  data: FormData;
  /** Runs the step, with clean values; answers how it was refused. */
  send: (values: Values) => Promise<Invalid | undefined>;
}

/** Reports an exception in a rule, without its text: that may quote what was typed. */
function faultOf(error: unknown): Invalid {
  // Stryker disable next-line ConditionalExpression: it is true in every test
  if (import.meta.env.DEV) console.error(error);
  logError('A rule of a form has failed');
  report('uncaught');
  return invalid('', 'PAGE_FAULT');
}

/**
 * Takes over a form that is in use already: from now on react-hook-form's control holds its values, dirty fields and errors, and moves the
 * focus. Its dirty fields are its draft.
 */
function takeOver(form: HTMLFormElement, place: Place) {
  const { errors, store, drafts, navigation, show } = place;
  let schema: Schema<unknown>;
  let presses = 0;
  let marked = Object.keys(errors).length > 0;
  const control = createFormControl<FieldValues>({
    errors,
    // Errors appear and go by a press, never while somebody types. The summary takes the focus.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: async (...given) => {
      try {
        return await standardSchemaResolver(schema as z.ZodMiniType<FieldValues, FieldValues>)(...given);
      } catch (error) {
        return { values: {}, errors: refusalOf(faultOf(error)) };
      }
    },
  });
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors: now = {}, submitCount = 0 }) => {
      const wrong = Object.keys(now).length > 0;
      // A refusal by the step counts when its press has ended: shown twice, it would be read out twice.
      if (wrong ? submitCount === presses : !marked) return;
      presses = submitCount;
      marked = wrong;
      show({ errors: { ...now }, attempt: submitCount });
    },
  });

  /** Gives the control the values of all fields: some may have been set without an event. */
  function hold(data: FormData) {
    const { first } = place;
    const values = readForm(data, first);
    // Without their elements: what stands there may have changed since a press that had to wait for this script.
    for (const [name, value] of Object.entries(values)) void control.register(name).onChange({ type: 'change', target: { name, value } });
    control.resetDefaultValues(first);
    const draft = draftOf(control.getValues(undefined, { dirtyFields: true }), first);
    store.dispatch(draftKept({ [navigation]: draft, travelling: travelsOn(draft, first, store.getState().drafts.travelling) }));
  }

  const standing = () => new FormData(form);
  for (const [name, value] of Object.entries(readForm(standing(), place.first))) {
    control.setValue(name, value);
    form.querySelectorAll(`[name="${name}"]`).forEach(control.register(name).ref);
  }
  // Of a page that was left before this script came, only if nothing has ended since.
  if (form.isConnected || drafts === store.getState().drafts) hold(standing());
  // Also an event that does not bubble, as password managers send it.
  form.addEventListener('input', () => hold(standing()), { capture: true });

  const refuse = (refusal: Invalid) => {
    const again = refusal.code === wrongPassword;
    if (again) control.resetField(refusal.field);
    control.setError(refusal.field || 'root', { type: 'refused', message: refusal.code });
    if (again) control.setFocus(refusal.field);
  };

  return {
    place,
    /** Checks the values, runs the step and shows how it was refused. Never rejects. */
    press: async <Values>(press: Press<Values>) => {
      ({ schema } = press);
      hold(press.data);
      await control.handleSubmit(async (values) => {
        const refusal = await press.send(values as Values);
        if (refusal) refuse(refusal);
      })();
    },
  };
}

const controls = new WeakMap<HTMLFormElement, ReturnType<typeof takeOver>>();

/** The control of a form, with the newest of its first values. */
export function controlOf(form: HTMLFormElement, place: Place) {
  const control = controls.get(form) ?? takeOver(form, place);
  controls.set(form, control);
  control.place.first = place.first;
  return control;
}
