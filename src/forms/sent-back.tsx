import { useNavigationMessage } from '@/page/use-navigation-message';
import { SESSION_RENEWAL } from '@/session/detours';

/**
 * Why a form stands there empty: the person was sent out of the app and is back. `again` says what there is to do. An alert, because
 * it is on the page from its first moment; gone after a reload.
 */
export function SentBack({ again = 'You can continue now.' }: { again?: string }) {
  const detour = useNavigationMessage('sentRound');
  // A person who asked for more time has not lost anything.
  if (!detour || detour === SESSION_RENEWAL) return null;
  return (
    <p key={again} className="nhsuk-inset-text" role="alert">
      {detour.endsWith('firewall') ? 'We checked your browser.' : 'Your session had ended, so we started a new one.'} {again}
    </p>
  );
}
