import { safeAddress } from '@/outcome/safe-address';
import { NewTabLink } from '@/page/new-tab-link';

/** A link to the client's own terms; plain text if their address is missing or unsafe. */
export function TermsLink({ url }: { url: string }) {
  const href = safeAddress(url);
  const text = 'terms of use and privacy policy';
  return href ? <NewTabLink href={href}>{text}</NewTabLink> : <>{text}</>;
}
