import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PageErrors } from './page-errors';

// Not the library's: that one takes focus by a script that is loaded after it is shown.

interface ErrorSummaryProps {
  children: ReactNode;
  /** In the same box, and not in what is read out at once: it may come later, or change. */
  below?: ReactNode;
  takesFocus?: boolean;
}

/**
 * The design system's error summary, shown above the page's heading and named in the document's title. A page shows one, about the
 * last attempt, whatever made it. It takes focus when it is shown, unless a field has it: give it a new key for every failed attempt.
 */
export function ErrorSummary({ children, below, takesFocus = true }: ErrorSummaryProps) {
  const id = useId();
  const { slot, shown, show, hide } = useContext(PageErrors);
  const summary = useRef<HTMLDivElement>(null);
  const visible = shown === id;
  useEffect(() => {
    show(id);
    return () => hide(id);
  }, [id, show, hide]);
  useEffect(() => {
    if (visible && takesFocus) summary.current?.focus();
  }, [visible, takesFocus]);
  if (!visible || !slot.current) return null;
  return createPortal(
    <div className="nhsuk-error-summary" ref={summary} tabIndex={-1}>
      <div role="alert">
        <h2 className="nhsuk-error-summary__heading">There is a problem</h2>
        <div className="nhsuk-error-summary__body">{children}</div>
      </div>
      {below}
    </div>,
    slot.current,
  );
}
