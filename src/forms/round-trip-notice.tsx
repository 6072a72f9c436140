import { useNavigationMessage } from '@/page/use-navigation-message';
import { SESSION_RENEWAL } from '@/session/round-trips';

/**
 * Explains why a form is empty: the user has returned from a redirect round trip. `instruction` tells the user how to go on. An alert, because it
 * is on the page from the start. Not shown after a reload.
 */
export function RoundTripNotice({ instruction = 'You can continue now.' }: { instruction?: string }) {
  const roundTrip = useNavigationMessage('returnedFrom');
  // A user who asked for more time sees no notice, because their draft is restored.
  if (!roundTrip || roundTrip === SESSION_RENEWAL) return null;
  return (
    <p key={instruction} className="nhsuk-inset-text" role="alert">
      {roundTrip.endsWith('firewall')
        ? 'We had to check that you are not a robot.'
        : 'You were away for a while, so we have started again.'}{' '}
      {instruction}
    </p>
  );
}
