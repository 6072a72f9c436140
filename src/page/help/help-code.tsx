import { useEffect, useMemo, useState } from 'react';
import { canonicalPath } from '@/canonical-path';
import { useHydrated } from '@/delivery/later';
import { navigationState } from '@/history';
import type { NavigationState } from '@/outcome/outcome';
import { Button } from '@/page/button';
import { serverNow } from '@/session/clock';
import { type Cause, helpCodeOf, spelt } from '@/session/help-code';
import { report } from '@/session/report';

/** Empty after an exception: the page that explains a failure stays. */
function makeCode(shownFor?: Cause) {
  try {
    const { build = '' } = document.documentElement.dataset;
    const { cause = 'none' } = Object(navigationState()) as NavigationState;
    return helpCodeOf({ build, cause: shownFor ?? cause, address: canonicalPath(window.location.pathname), at: serverNow() });
  } catch {
    return '';
  }
}

export interface HelpCodeProps {
  /** The reference of the page's error (spec 1, section 12), shown in the same line. */
  reference?: string;
  /** Why the code is shown, if the navigation to the page was not the reason. */
  cause?: Cause;
}

/** The code that a user reads out to the help centre: which page was shown, when and why. It also identifies the report. */
export function HelpCode({ reference = '', cause }: HelpCodeProps) {
  // A code belongs to one visit, so prerendered HTML has none.
  const hydrated = useHydrated();
  const code = useMemo(() => (hydrated ? makeCode(cause) : ''), [hydrated, cause]);
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (code) report('helpCode', undefined, code);
  }, [code]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setStatus('Copied');
    } catch {
      setStatus('Write the code down');
    }
  };
  return (
    <div className="app-reserved-code">
      {(reference || code) && (
        <p>
          {reference && (
            <>
              Reference: <strong translate="no">{reference}</strong>.
            </>
          )}
          {code && (
            <>
              {reference && ' '}If you contact us, give this code:{' '}
              <strong aria-hidden translate="no">
                {code}
              </strong>
              <span className="nhsuk-u-visually-hidden" translate="no">
                {spelt(code)}
              </span>{' '}
              <Button type="button" className="nhsuk-link" onClick={() => void copy()}>
                Copy<span className="nhsuk-u-visually-hidden"> help code</span>
              </Button>{' '}
              <span role="status">{status}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
