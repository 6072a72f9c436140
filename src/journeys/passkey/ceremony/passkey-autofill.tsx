import { useEffect, useReducer, useState } from 'react';
import type { Invalid, PageCode } from '@/outcome/outcome';
import { useStep } from '@/outcome/use-step';
import { PageRefusal } from '@/page/error-summary';
import { useAppSelector } from '@/state/hooks';
import { whenIdle } from '@/timers';
import type { PasskeyPage } from '../steps/passkey-pages';
import { logInWithChosenPasskey } from './log-in-with-passkey';
import { passkeyFromAutofill } from './passkey-from-autofill';

/** Offers passkeys in the email field's autofill list until the user leaves or starts another. `page`: the same on every render. */
export default function PasskeyAutofill({ page }: { page: PasskeyPage }) {
  const run = useStep();
  const offered = useAppSelector((state) => state.passkey.status === 'supported' && !state.page.loading);
  const [refusal, setRefusal] = useState<Invalid<PageCode>>();
  const [restorations, restored] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!offered) return undefined;
    const abort = new AbortController();
    const stop = () => abort.abort();
    const offerAgain = ({ persisted }: PageTransitionEvent) => persisted && restored();
    const offer = async () => {
      if (abort.signal.aborted) return;
      const chosen = await passkeyFromAutofill(abort.signal, page.passwordRoute);
      if (chosen) setRefusal(await run(logInWithChosenPasskey(page), chosen));
    };
    // If this fails, the field has no autofill list.
    whenIdle(() => void offer().catch(() => undefined));
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', offerAgain);
    return () => {
      stop();
      setRefusal(undefined);
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', offerAgain);
    };
  }, [offered, page, restorations, run]);

  return refusal ? <PageRefusal code={refusal.code} /> : null;
}
