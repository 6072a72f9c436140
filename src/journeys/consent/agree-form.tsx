import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { DOUBLE_CLICK_MS } from '@/limits-and-durations';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import type { Step } from '@/outcome/step';
import { pause } from '@/timers';

/**
 * The form by which a user agrees, and the button to refuse. It ignores clicks within half a second after it is first shown, and after its
 * window gains focus. Another site may have placed it under a pointer that is about to click (double-click jacking).
 */
export function AgreeForm({ step, submitLabel, children }: { step: Step; submitLabel: string; children?: ReactNode }) {
  const boxRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = boxRef.current as HTMLDivElement;
    let latest: Promise<void> | undefined;
    const ignoreFor = async (ms: number) => {
      box.dataset.justShown = '';
      const wait = (latest = pause(ms));
      await wait;
      if (wait !== latest) return;
      delete box.dataset.justShown;
      box.removeAttribute('inert');
    };
    const ignoreAgain = () => void ignoreFor(DOUBLE_CLICK_MS);
    // A form that was rendered at build time was shown with the first paint, if the browser reports one.
    const [paint] = 'earlyEvents' in window ? performance.getEntriesByType('paint') : [];
    const rest = DOUBLE_CLICK_MS - (paint ? performance.now() - paint.startTime : 0);
    // Not later, because a submission that was queued before hydration follows now.
    if (rest <= 0) delete box.dataset.justShown;
    else {
      // The browser sends no click then, and test suites wait. Not again later: the button may have the focus.
      box.setAttribute('inert', '');
      void ignoreFor(rest);
    }
    window.addEventListener('focus', ignoreAgain);
    document.addEventListener('visibilitychange', ignoreAgain);
    return () => {
      window.removeEventListener('focus', ignoreAgain);
      document.removeEventListener('visibilitychange', ignoreAgain);
    };
  }, []);

  const ignore = (event: SyntheticEvent<HTMLDivElement>) => {
    if (!('justShown' in event.currentTarget.dataset)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={boxRef} data-just-shown="" onSubmitCapture={ignore} onClickCapture={ignore}>
      <StepForm schema={nothing} step={step} submitLabel={submitLabel} />
      {children}
    </div>
  );
}
