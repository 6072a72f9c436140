import { likelyAddress } from '@/forms/likely-address';
import { stepTo } from '@/outcome/step';
import type { Path } from '@/paths';
import { rememberEmail } from '@/state/store';
import { StepButton } from './step-button';
import { Verbatim } from './verbatim';

/** Offers the address that was probably meant. `next` continues with it. `replace`: Back skips this page, which is about the other one. */
export function DidYouMean({ email, next, replace = false }: { email: string; next: Path; replace?: boolean }) {
  const likely = likelyAddress(email);
  if (!likely) return null;
  return (
    <p className="app-offer">
      <StepButton step={stepTo(next, { replace }, rememberEmail(likely))} plain>
        Did you mean <Verbatim>{likely}</Verbatim>?
      </StepButton>
    </p>
  );
}
