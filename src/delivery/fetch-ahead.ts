import { useEffect } from 'react';
import { type Path, paths } from '@/paths';
import type { LazyPage } from './lazy-page';
import { whenIdle } from './when-idle';

interface Ahead {
  /** Fetched while the person is busy with the page. */
  idle?: Path;
  /** Fetched when the person begins to answer. */
  begun?: readonly Path[];
}

/** The pages whose chunks are fetched from another one, by path. */
const ahead: Partial<Record<Path | '*', Ahead>> = {
  [paths.enterEmail]: { idle: paths.logInPassword },
  // Many see it first: nothing that only an answer leads to competes with it.
  [paths.login]: { begun: [paths.enterMobileCode, paths.chooseAuthenticationMethod] },
  // Few have two phones to choose between.
  [paths.logInPassword]: { idle: paths.enterMobileCode, begun: [paths.chooseAuthenticationMethod] },
  [paths.authcode]: { idle: paths.nhsLoginConsent },
  [paths.chooseAuthenticationMethod]: { idle: paths.enterMobileCode },
  [paths.enterMobileCode]: { idle: paths.nhsLoginConsent },
  [paths.enterLandlineCode]: { idle: paths.nhsLoginConsent },
};

/** Before hydration no input event reaches the app, and a password manager may send none: a submission counts as a beginning too. */
const beginnings = ['input', 'submit'];

/** Fetches the chunks of the pages that come after this one. */
export function useFetchAhead(path: Path | '*', pageAt: (path: Path) => LazyPage | undefined) {
  useEffect(() => {
    const { idle, begun } = ahead[path] ?? {};
    if (idle) whenIdle(() => void pageAt(idle)?.fetchAhead());
    if (!begun) return undefined;
    const fetchBegun = () => begun.forEach((next) => void pageAt(next)?.fetchAhead());
    for (const type of beginnings) document.addEventListener(type, fetchBegun, { once: true });
    return () => beginnings.forEach((type) => document.removeEventListener(type, fetchBegun));
  }, [path, pageAt]);
}
