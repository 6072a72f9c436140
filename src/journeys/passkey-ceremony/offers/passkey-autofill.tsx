import { useEffect, useReducer, useState } from 'react';
import { whenIdle } from '@/delivery/when-idle';
import type { PasskeyStart } from '@/journeys/passkey/steps/passkey-start';
import { logInWithChosenPasskey } from '@/journeys/passkey-ceremony/steps/log-in-with-passkey';
import { passkeyFromAutofill } from '@/journeys/passkey-ceremony/steps/passkey-from-autofill';
import type { Assertion } from '@/journeys/passkey-ceremony/steps/verify-passkey';
import type { Invalid, PageCode } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { useStep } from '@/outcome/use-step';
import { PageRefusal } from '@/page/page-refusal';
import type { Path } from '@/paths';
import { useAppSelector } from '@/state/hooks';

/**
 * Offers passkeys in the autofill list of the email field. The request is aborted before another ceremony starts, when the user leaves the
 * page, and while the page is in the back/forward cache.
 */
function Autofill({ step, passwordRoute }: { step: Step<Assertion>; passwordRoute: Path }) {
  const run = useStep();
  const offered = useAppSelector(({ page, passkey }) => passkey.status === 'supported' && !page.loading);
  const [refusal, setRefusal] = useState<Invalid<PageCode>>();
  const [restorations, restored] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!offered) return undefined;
    const abort = new AbortController();
    const stop = () => abort.abort();
    const offerAgain = ({ persisted }: PageTransitionEvent) => persisted && restored();
    const offer = async () => {
      if (abort.signal.aborted) return;
      const chosen = await passkeyFromAutofill(abort.signal, passwordRoute);
      if (chosen) setRefusal(await run(step, chosen));
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
  }, [offered, passwordRoute, restorations, run, step]);

  return refusal ? <PageRefusal code={refusal.code} /> : null;
}

export default function PasskeyAutofill({ start }: { start: PasskeyStart }) {
  const [step] = useState(() => logInWithChosenPasskey(start));
  return <Autofill step={step} passwordRoute={start.passwordRoute} />;
}
