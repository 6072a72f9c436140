import * as z from 'zod/mini';
import { choiceErrors } from '@/forms/choice-errors';
import { ChoiceField, type Option } from '@/forms/choice-field';
import { choice } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import type { Step } from '@/outcome/step-type';

/** One thing that a person may do next, and the step that does it. */
export interface NextStep {
  value: string;
  label: Option['label'];
  shown?: Option['shown'];
  hint?: Option['hint'];
  step: Step;
}

interface NextStepChoiceProps {
  ways: readonly [NextStep, ...NextStep[]];
  legend?: string;
  /** The sentences for a form that is sent without a choice. */
  errors?: typeof choiceErrors;
}

/** 'What do you want to do?': radios of which one must be chosen. */
export function NextStepChoice({ ways, legend, errors = choiceErrors }: NextStepChoiceProps) {
  const [first, ...others] = ways;
  const schema = z.object({ choice: choice([first.value, ...others.map(({ value }) => value)]) });
  const chosen = (value: string) => ways.find((way) => way.value === value) ?? first;
  const goOn: Step<{ choice: string }> = (values) => chosen(values.choice).step();
  return (
    <StepForm schema={schema} errors={errors} defaultValues={{ choice: '' }} step={goOn}>
      <ChoiceField options={ways} legend={legend} />
    </StepForm>
  );
}
