import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PageErrors } from './page-errors';

// Not the library's component: its script, which moves the focus, loads after the summary is shown.

interface ErrorSummaryProps {
  children: ReactNode;
  /** Inside the box but outside the announced element, because it may appear later or change. */
  below?: ReactNode;
  takesFocus?: boolean;
}

/**
 * The design system's error summary, above the page's heading. The document's title mentions it. A page shows one summary, for the last
 * attempt. It takes the focus when it mounts, unless a field has it, so use a new key for every failed attempt.
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
