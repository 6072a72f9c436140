import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { NavigationState } from '@/outcome/outcome';
import { useNavigationMessage } from '@/page/use-navigation-message';
import { paths } from '@/paths';
import { hasExpired } from '@/session/link-parts';
import { useAppSelector } from '@/state/hooks';
import { ChooseNewPassword } from './choose-new-password';
import { MalformedLink } from './malformed-link';
import { OpenLinkAgain } from './open-link-again';
import { resetLinkOf } from './reset-link';

/** Resolves the emailed link before asking for anything (spec 2, section 4, "Password reset"). */
export default function NewPassword() {
  const query = useAppSelector((state) => state.journey.emailedQuery);
  // Checked once. If the link expires while the user types, the server refuses it.
  const [link] = useState(() => resetLinkOf(query));
  const [expired] = useState(() => link !== undefined && hasExpired(link));
  const returnedFrom = useNavigationMessage('returnedFrom');
  const { state } = useLocation() as { state: NavigationState | null };
  if (!link && returnedFrom) return <OpenLinkAgain checked />;
  if (!link && query === '' && state?.linkTaken) return <OpenLinkAgain />;
  if (!link) return <MalformedLink />;
  if (expired) return <Navigate to={`${paths.reset.linkExpired}?${new URLSearchParams({ username: link.username })}`} replace />;
  return <ChooseNewPassword link={link} />;
}
