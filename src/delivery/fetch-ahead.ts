import { useEffect } from 'react';
import { type Path, paths } from '@/paths';
import type { LazyPage } from './lazy-page';
import { whenIdle } from './when-idle';

interface Ahead {
  /** Fetched while the person is busy with the page. */
  next: Path;
  /** The page that comes next for few: fetched when the person begins to answer. */
  seldom?: Path;
}

/** The pages whose chunks are fetched from another one, by path. */
const ahead: Partial<Record<Path | '*', Ahead>> = {
  [paths.enterEmail]: { next: paths.logInPassword },
  [paths.login]: { next: paths.enterMobileCode, seldom: paths.chooseAuthenticationMethod },
  [paths.logInPassword]: { next: paths.enterMobileCode, seldom: paths.chooseAuthenticationMethod },
  [paths.authcode]: { next: paths.nhsLoginConsent },
  [paths.chooseAuthenticationMethod]: { next: paths.enterMobileCode },
  [paths.enterMobileCode]: { next: paths.nhsLoginConsent },
  [paths.enterLandlineCode]: { next: paths.nhsLoginConsent },
};

/** Before hydration no input event reaches the app: a submission counts as a beginning too. */
const beginnings = ['input', 'submit'];

/** Fetches the chunks of the pages that come after this one. */
export function useFetchAhead(path: Path | '*', pageAt: (path: Path) => LazyPage | undefined) {
  useEffect(() => {
    const { next, seldom } = ahead[path] ?? {};
    if (next) whenIdle(() => void pageAt(next)?.fetchAhead());
    if (!seldom) return undefined;
    const fetchSeldom = () => void pageAt(seldom)?.fetchAhead();
    for (const type of beginnings) document.addEventListener(type, fetchSeldom, { once: true });
    return () => beginnings.forEach((type) => document.removeEventListener(type, fetchSeldom));
  }, [path, pageAt]);
}
