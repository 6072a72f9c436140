import { config } from '@/config';
import { holdOffline } from '@/outcome/network';
import { safeAddress } from '@/outcome/safe-address';
import { NewTabLink } from '@/page/new-tab-link';
import { sessionId } from '@/session/session';
import { useAppSelector } from '@/state/hooks';
import { pressedWithSpace } from './button-link';
import { Verbatim } from './verbatim';

/** Where help is, whatever has gone wrong. */
export const GetHelp = () => (
  <p>
    <NewTabLink href={config.helpCentreUrl}>Get help with NHS login</NewTabLink>
  </p>
);

/**
 * The way on from a page where this sign-in has ended: the client's homepage, when it is known, and the help centre. `asked`: the page asks
 * for the client, so that in a session a line is kept free for it. `button`: there is nothing else to do on the page.
 */
export function BackToClient({ asked = false, button = false }: { asked?: boolean; button?: boolean }) {
  const client = useAppSelector((state) => state.client.client);
  const name = client?.client_display_name;
  const homepage = safeAddress(client?.client_homepage_url);
  const keepsRoom = asked && !homepage && sessionId() !== '';
  return (
    <>
      {keepsRoom && (
        <p className="app-kept-line" aria-hidden>
          {button && <span className="nhsuk-button app-kept-button">&nbsp;</span>}
        </p>
      )}
      {homepage && (
        <p>
          <a
            href={homepage}
            onClick={holdOffline}
            {...(button && { role: 'button', className: 'nhsuk-button', draggable: false, onKeyDown: pressedWithSpace })}
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
      <GetHelp />
    </>
  );
}
