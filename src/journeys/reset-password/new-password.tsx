import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useNavigationMessage } from '@/page/use-navigation-message';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { ChooseNewPassword } from './choose-new-password';
import { MalformedLink } from './malformed-link';
import { OpenLinkAgain } from './open-link-again';
import { hasExpired, resetLinkOf } from './reset-link';

/** The link resolver (spec 2, section 4, "Password reset"): the link is judged before anything is asked. */
export default function NewPassword() {
  const query = useAppSelector((state) => state.journey.emailedQuery);
  // Once: a link that expires while a password is typed is the server's to judge.
  const [link] = useState(() => resetLinkOf(query));
  const [expired] = useState(() => link !== undefined && hasExpired(link));
  const sentRound = useNavigationMessage('sentRound');
  if (!link && sentRound) return <OpenLinkAgain />;
  if (!link) return <MalformedLink />;
  if (expired) return <Navigate to={`${paths.reset.linkExpired}?${new URLSearchParams({ username: link.username })}`} replace />;
  return <ChooseNewPassword link={link} />;
}
