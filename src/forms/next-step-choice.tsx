import * as z from 'zod/mini';
import { ChoiceField, type Option } from '@/forms/choice-field';
import { choiceErrors } from '@/forms/error-copy';
import { choice } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import type { Step } from '@/outcome/step';

export interface NextStep extends Omit<Option, 'conditional'> {
  step: Step;
}

interface NextStepChoiceProps {
  nextSteps: readonly [NextStep, ...NextStep[]];
  legend?: string;
  errors?: typeof choiceErrors;
}

/** 'What do you want to do?': radios of which one is required. */
export function NextStepChoice({ nextSteps, legend, errors = choiceErrors }: NextStepChoiceProps) {
  const [first, ...others] = nextSteps;
  const schema = z.object({ choice: choice([first.value, ...others.map(({ value }) => value)]) });
  const chosen = (value: string) => nextSteps.find((nextStep) => nextStep.value === value) ?? first;
  const submit: Step<{ choice: string }> = (values) => chosen(values.choice).step();
  return (
    <StepForm schema={schema} errors={errors} defaultValues={{ choice: '' }} step={submit}>
      <ChoiceField options={nextSteps} legend={legend} />
    </StepForm>
  );
}
