import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { config } from '@/config';
import type { PageCode } from '@/outcome/outcome';
import { LaterHelpCode } from './later-parts';
import { NewTabLink } from './link';
import { PageErrors } from './page';

interface ErrorSummaryProps {
  children: ReactNode;
  /** Inside the box but outside its description, because it may appear later or change. */
  below?: ReactNode;
  takesFocus?: boolean;
}

/**
 * The design system's error summary, above the page's heading, for the last attempt. It takes the focus when it mounts, so use a new key for
 * every failed attempt. The script of the library's component would move the focus later.
 *
 * A named and described group, unlike the design system's alert in an unnamed box. Orca reads it once on focus, and Firefox announces no
 * alert that mounts as the focus moves into it.
 */
export function ErrorSummary({ children, below, takesFocus = true }: ErrorSummaryProps) {
  const id = useId();
  const { slot, shown, setShown } = useContext(PageErrors);
  const summary = useRef<HTMLDivElement>(null);
  const visible = shown === id;
  // Before the browser paints, so that the focus leaves the field with the change of its description. Else Orca reads the error there too.
  useLayoutEffect(() => {
    setShown(id);
    return () => setShown((current) => (current === id ? undefined : current));
  }, [id, setShown]);
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

const sentences: Readonly<Record<PageCode, ReactNode>> = {
  NO_ANSWER: 'Sorry, that did not work. Try again. If it still does not work, check your internet connection.',
  NO_ANSWER_AGAIN: (
    <>
      Sorry, that still did not work. Nothing is lost on this page: leave it open, wait a few minutes and try again. If it does not work
      then, <NewTabLink href={config.helpCentreUrl}>get help</NewTabLink>.
    </>
  ),
  ACCOUNT_NOT_KNOWN: 'We do not know which account you used to log in. Go to the website or app you are trying to use and log in again.',
  PAGE_FAULT: 'There is a fault on this page. Try another browser or device.',
  PASSKEY_NOT_USED: 'Your passkey was not used. Try again, or choose another way to log in.',
};

/** An error of the page itself, by its code. With a help code if retrying did not help, or cannot help. */
export function PageRefusal({ code }: { code: PageCode }) {
  const cause = code === 'NO_ANSWER_AGAIN' ? 'noAnswer' : code === 'PAGE_FAULT' && 'exception';
  return (
    <ErrorSummary below={cause && <LaterHelpCode cause={cause} />}>
      <p>{sentences[code]}</p>
    </ErrorSummary>
  );
}
