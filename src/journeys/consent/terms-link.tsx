import { NewTabLink } from '@/page/new-tab-link';
import { safeAddress } from '@/outcome/safe-address';

/** The client's own terms; plain text when it has none, or an address that the browser must not go to. */
export function TermsLink({ url }: { url: string }) {
  const href = safeAddress(url);
  const text = 'terms of use and privacy policy';
  return href ? <NewTabLink href={href}>{text}</NewTabLink> : <>{text}</>;
}
