import { type ReactNode, useState } from 'react';
import { config } from '@/config';
import { holdOffline } from '@/outcome/network';
import { safeSite } from '@/outcome/safe-address';
import { ButtonLink, clickOnSpace } from '@/page/button';
import { NewTabLink } from '@/page/link';
import { sessionId } from '@/session/sign-in';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useClientName } from './client-name';
import { Verbatim } from './verbatim';

/** The link to the help centre. */
export const GetHelp = () => (
  <p>
    <NewTabLink href={config.helpCentreUrl}>Get help with NHS login</NewTabLink>
  </p>
);

interface ClientLinkProps {
  /** Fetches the client, and reserves a line for its link while there is a session. */
  fetches?: boolean;
  /** The link looks like a button, because it is the page's main action. */
  button?: boolean;
}

/** The link to the client's homepage. Renders nothing if the homepage is not known. */
export function ClientLink({ fetches = false, button = false }: ClientLinkProps) {
  const dispatch = useAppDispatch();
  const name = useClientName(fetches);
  const homepage = useAppSelector((state) => safeSite(state.client.client?.client_homepage_url));
  const reservesLine = fetches && !homepage && sessionId() !== '';
  return (
    <>
      {reservesLine && (
        <p className="app-reserved-line" aria-hidden>
          {button && <span className="nhsuk-button app-reserved-button">&nbsp;</span>}
        </p>
      )}
      {homepage && (
        <p>
          <a
            href={homepage}
            onClick={(click) => dispatch(holdOffline(click))}
            {...(button && { role: 'button', className: 'nhsuk-button', draggable: false, onKeyDown: clickOnSpace })}
          >
            {name ? (
              <>
                Go to <Verbatim>{name}</Verbatim>
              </>
            ) : (
              'Go back to the website or app you were using'
            )}
          </a>
        </p>
      )}
    </>
  );
}

/** Links onwards from a page after a sign-out: the client's homepage, if known, and the help centre. */
export const BackToClient = (props: ClientLinkProps) => (
  <>
    <ClientLink {...props} />
    <GetHelp />
  </>
);

/** Links onwards that need a session. Without one (another browser, another day) the page links to the client, where a login begins. */
export function NeedsSession({ children }: { children: ReactNode }) {
  const [begun] = useState(() => sessionId() !== '');
  if (begun) return children;
  return (
    <>
      <p>Go back to the website or app that you want to use, and select &apos;Continue with NHS login&apos;.</p>
      <BackToClient />
    </>
  );
}

/** The only link onwards to the login, for pages that users may open without one, for example from an email. */
export const LogInAgain = ({ to, children }: { to: string; children: string }) => (
  <NeedsSession>
    <ButtonLink to={to}>{children}</ButtonLink>
  </NeedsSession>
);
