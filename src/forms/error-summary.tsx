import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PageErrors } from '@/content/page-errors';

// Not the library's: that one takes focus by a script that is loaded after it is shown.

/**
 * The design system's error summary, shown above the page's heading and named in the document's title. It takes focus when it is
 * shown: give it a new key for every failed attempt.
 */
export function ErrorSummary({ children }: { children: ReactNode }) {
  const { slot, raise } = useContext(PageErrors);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    raise(true);
    summary.current?.focus();
    return () => raise(false);
  }, [slot, raise]);
  if (!slot) return null;
  return createPortal(
    <div className="nhsuk-error-summary" ref={summary} tabIndex={-1}>
      <div role="alert">
        <h2 className="nhsuk-error-summary__title">There is a problem</h2>
        <div className="nhsuk-error-summary__body">{children}</div>
      </div>
    </div>,
    slot,
  );
}
