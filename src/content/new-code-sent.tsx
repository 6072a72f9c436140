import { useContext, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { PageErrors } from '@/page/page-errors';
import { setFocus } from '@/page/set-focus';

function Confirmation() {
  const { shown, hide } = useContext(PageErrors);
  const [before] = useState(shown);
  const [overtaken, setOvertaken] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Before the browser paints, so that the page never shows both.
  useLayoutEffect(() => {
    if (before !== undefined) hide(before);
  }, [before, hide]);
  useEffect(() => {
    if (box.current) setFocus(box.current);
  }, []);
  if (shown !== undefined && shown !== before && !overtaken) setOvertaken(true);
  if (overtaken) return null;
  return (
    <div
      className="nhsuk-notification-banner nhsuk-notification-banner--success"
      role="group"
      aria-labelledby="new-code-sent"
      aria-describedby="new-code-sent-text"
      ref={box}
    >
      <div className="nhsuk-notification-banner__header">
        <h2 className="nhsuk-notification-banner__title" id="new-code-sent">
          Success
        </h2>
      </div>
      <div className="nhsuk-notification-banner__content">
        <p className="nhsuk-notification-banner__heading" id="new-code-sent-text">
          You have been sent a new security code.
        </p>
      </div>
    </div>
  );
}

/**
 * Confirms that another code was sent, and replaces earlier errors until the next error. `times`: how many were sent from this page. Each
 * one is announced and takes the focus, because the button that had it has unmounted.
 */
export const NewCodeSent = ({ times }: { times: number }) => (times > 0 ? <Confirmation key={times} /> : null);

export const useCodesSent = () => useReducer((count: number) => count + 1, 0);
