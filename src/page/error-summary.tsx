import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PageErrors } from './page-errors';

// Not the library's component: its script, which moves the focus, loads after the summary is shown.

interface ErrorSummaryProps {
  children: ReactNode;
  /** Inside the box but outside its description, because it may appear later or change. */
  below?: ReactNode;
  takesFocus?: boolean;
}

/**
 * The design system's error summary, above the page's heading. The document's title mentions it. A page shows one summary, for the last
 * attempt. It takes the focus when it mounts, unless a field has it, so use a new key for every failed attempt.
 *
 * A named and described group, unlike the design system's alert in an unnamed box. Orca reads it once on focus, and Firefox announces no
 * alert that mounts as the focus moves into it.
 */
export function ErrorSummary({ children, below, takesFocus = true }: ErrorSummaryProps) {
  const id = useId();
  const { slot, shown, show, hide } = useContext(PageErrors);
  const summary = useRef<HTMLDivElement>(null);
  const visible = shown === id;
  // Before the browser paints, so that the focus leaves the field with the change of its description. Else Orca reads the error there too.
  useLayoutEffect(() => {
    show(id);
    return () => hide(id);
  }, [id, show, hide]);
  useLayoutEffect(() => {
    if (visible && takesFocus) summary.current?.focus();
  }, [visible, takesFocus]);
  if (!visible || !slot.current) return null;
  return createPortal(
    <div
      className="nhsuk-error-summary"
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}heading`}
      aria-describedby={`${id}body`}
    >
      <h2 className="nhsuk-error-summary__heading" id={`${id}heading`}>
        There is a problem
      </h2>
      <div className="nhsuk-error-summary__body" id={`${id}body`}>
        {children}
      </div>
      {below}
    </div>,
    slot.current,
  );
}
