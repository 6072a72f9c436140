import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { DOUBLE_CLICK_MS } from '@/constants';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import type { Step } from '@/outcome/step';
import { pause } from '@/timers';

/** Marks a form that does not accept submissions yet. `hosting/early-script.ts` reads it. */
const mark = 'data-just-shown';

/**
 * For how many more milliseconds the form ignores submissions. Counts from the paint of a prerendered view, or else from the commit of the
 * page.
 */
function millisecondsLeft(): number {
  try {
    const [paint] = 'earlyEvents' in window ? performance.getEntriesByType('paint') : [];
    return paint ? Math.max(0, paint.startTime + DOUBLE_CLICK_MS - performance.now()) : DOUBLE_CLICK_MS;
  } catch {
    return DOUBLE_CLICK_MS;
  }
}

/**
 * The form by which a user agrees. It ignores submissions within half a second after it is first shown, and after its window gains focus.
 * Another site may have placed it under a pointer that is about to click (double-click jacking).
 */
export function AgreeForm({ step, submitLabel }: { step: Step; submitLabel: string }) {
  const boxRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = boxRef.current as HTMLDivElement;
    let refusals = 0;
    const accept = () => {
      box.removeAttribute('inert');
      box.removeAttribute(mark);
    };
    const refuse = (ms: number) => {
      refusals += 1;
      if (ms === 0) return accept();
      const own = refusals;
      box.setAttribute(mark, '');
      void pause(ms).then(() => {
        if (own === refusals) accept();
      });
    };
    // Not inert, because the button may have the focus.
    const refuseAgain = () => refuse(DOUBLE_CLICK_MS);
    // The attribute, because the oldest browsers do not have the property.
    box.setAttribute('inert', '');
    refuse(millisecondsLeft());
    window.addEventListener('focus', refuseAgain);
    document.addEventListener('visibilitychange', refuseAgain);
    return () => {
      refusals += 1;
      window.removeEventListener('focus', refuseAgain);
      document.removeEventListener('visibilitychange', refuseAgain);
    };
  }, []);

  const hold = (event: FormEvent) => {
    if (!boxRef.current?.hasAttribute(mark)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={boxRef} data-just-shown="" onSubmitCapture={hold}>
      <StepForm schema={nothing} step={step} submitLabel={submitLabel} />
    </div>
  );
}
