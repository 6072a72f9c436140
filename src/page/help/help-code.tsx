import { useEffect, useMemo, useState } from 'react';
import { canonicalPath } from '@/canonical-path';
import { useHydrated } from '@/delivery/use-hydrated';
import { Button } from '@/page/button';
import { serverNow } from '@/session/clock';
import { helpCodeOf, spelt } from '@/session/help/help-code';
import { report } from '@/session/report';

const makeCode = (reference: string) => {
  const { build = '' } = document.documentElement.dataset;
  return helpCodeOf({ build, address: canonicalPath(window.location.pathname), reference, at: serverNow() });
};

/**
 * The code that a user reads out to the help centre. It encodes which page was shown and when, and identifies the report. Its space is
 * reserved from the start. `reference`: the code that the page shows.
 */
export function HelpCode({ reference = '' }: { reference?: string }) {
  // A code belongs to one visit, so prerendered HTML has none.
  const hydrated = useHydrated();
  const code = useMemo(() => (hydrated ? makeCode(reference) : ''), [hydrated, reference]);
  const [said, say] = useState('');
  useEffect(() => {
    if (code) report('helpCode', code);
  }, [code]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      say('Copied');
    } catch {
      say('Write the code down');
    }
  };
  return (
    <div className="app-reserved-code">
      {code && (
        <>
          <p>
            Help code:{' '}
            <strong aria-hidden translate="no">
              {code}
            </strong>
            <span className="nhsuk-u-visually-hidden" translate="no">
              {spelt(code)}
            </span>
          </p>
          <Button type="button" className="nhsuk-button nhsuk-button--secondary nhsuk-button--small" onClick={() => void copy()}>
            Copy<span className="nhsuk-u-visually-hidden"> help code</span>
          </Button>{' '}
          <span role="status">{said}</span>
        </>
      )}
    </div>
  );
}
