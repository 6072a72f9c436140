import { addresses } from '@/paths';
import { trackPageView } from '@/session/analytics';

/** Reports a page view to analytics. Not for an unknown address, which may contain anything that a user typed. */
export const reportPageView = (pathname: string) => trackPageView(addresses.has(pathname) ? pathname : '*', document.title);
