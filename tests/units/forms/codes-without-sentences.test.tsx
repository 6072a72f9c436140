import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { both, emailErrors } from '@/forms/error-copy';
import { emailForm } from '@/forms/rules';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { submitEmail } from '@/journeys/sign-in/steps/check-account';
import { goTo, invalid } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { stepTo } from '@/outcome/step-to';

const refusedByServer = step('register', { errors: [{ status: 400, outcome: invalid('otp', 'OTP_WRONG') }] }, () =>
  Promise.resolve(goTo('/error')),
);

// The compiler is what is tested: without an error below one of the marks, `npm run typecheck` fails.
describe('form types', () => {
  it('require a sentence for each error code of rules and step', () => {
    expect([
      <StepForm key="whole" schema={emailForm} errors={emailErrors} defaultValues={{ email: '' }} step={submitEmail} />,
      <StepForm key="none" schema={nothing} step={stepTo('/error')} />,
      // @ts-expect-error A code of the rule has no sentence.
      <StepForm key="rule" schema={emailForm} errors={{ EMAIL_REQUIRED: both('Enter it') }} step={submitEmail} />,
      // @ts-expect-error The rules have codes.
      <StepForm key="all" schema={emailForm} step={submitEmail} />,
      // @ts-expect-error The step refuses a field by a code without a sentence.
      <StepForm key="step" schema={z.object({ otp: z.string() })} step={refusedByServer} />,
    ]).toHaveLength(5);
  });
});
