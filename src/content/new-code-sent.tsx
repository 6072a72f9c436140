import { useContext, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { setFocus } from '@/page/focus';
import { PageErrors } from '@/page/page';

function Confirmation() {
  const { shown, setShown } = useContext(PageErrors);
  const [before] = useState(shown);
  const [overtaken, setOvertaken] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Before the browser paints, so that the page never shows both.
  useLayoutEffect(() => {
    setShown((current) => (current === before ? undefined : current));
  }, [before, setShown]);
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

/** Confirms each code that was sent from this page until the next error. Takes the focus, because the button that had it has unmounted. */
export const NewCodeSent = ({ times }: { times: number }) => (times > 0 ? <Confirmation key={times} /> : null);

export const useCodesSent = () => useReducer((count: number) => count + 1, 0);
