import { useEffect, useState } from 'react';
import { LogInAgain } from '@/content/back-to-client';
import { subscribe, thisNavigation } from '@/history';
import { ButtonLink } from '@/page/button';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { draftChanged } from '@/state/events';
import { useAppStore } from '@/state/hooks';
import { forgetSavedDraft, readSavedDraft, type SavedDraft } from '@/state/sealed-storage';

/** The page to return to, with its draft. Null if there is none, undefined until that is known. */
function useReturnPage() {
  const [page, setPage] = useState<SavedDraft | null>();
  const store = useAppStore();
  useEffect(() => void readSavedDraft(store.getState()).then(setPage), [store]);
  useEffect(() => {
    if (!page) return undefined;
    return subscribe(() => {
      if (window.location.pathname !== page.path) return;
      store.dispatch(draftChanged({ [thisNavigation()]: page.draft }));
      forgetSavedDraft();
    });
  }, [page, store]);
  return page;
}

export default function CookieSettingsChanged() {
  const returnPage = useReturnPage();
  return (
    <Page title="Your cookie settings have been saved">
      <p>We'll keep your choice for a year. You can change it at any time.</p>
      {returnPage === undefined && <span className="nhsuk-button app-reserved-button">&nbsp;</span>}
      {returnPage === null && <LogInAgain to={paths.enterEmail}>Back to log in</LogInAgain>}
      {returnPage && <ButtonLink to={returnPage.path}>Go back to the page you were on</ButtonLink>}
      <p>
        <Link to={paths.cookieSettings}>Go to your cookie choices</Link>
      </p>
      <p>
        <Link to={paths.cookies}>Read our cookie policy</Link>
      </p>
    </Page>
  );
}
