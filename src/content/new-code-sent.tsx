import { useContext } from 'react';
import { PageErrors } from './page-errors';
import { useNews } from './use-news';

/** The confirmation after a resend. An alert, because it is on the page from its first moment; gone when something is wrong. */
export function NewCodeSent() {
  const resent = useNews<true>('resent');
  const wrong = useContext(PageErrors).shown !== undefined;
  if (!resent || wrong) return null;
  return (
    <div className="nhsuk-notification-banner nhsuk-notification-banner--success" role="alert" aria-labelledby="new-code-sent">
      <div className="nhsuk-notification-banner__header">
        <h2 className="nhsuk-notification-banner__title" id="new-code-sent">
          Success
        </h2>
      </div>
      <div className="nhsuk-notification-banner__content">
        <p className="nhsuk-notification-banner__heading">You have been sent a new security code.</p>
      </div>
    </div>
  );
}
