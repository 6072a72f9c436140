import { addresses } from '@/paths';
import { trackPageView } from '@/session/analytics';

/** Tells analytics of the page that is shown at this address. One that is not ours may hold anything that somebody typed, and is not told. */
export const tellPageView = (pathname: string) => trackPageView(addresses.has(pathname) ? pathname : '*', document.title);
