import { escaped } from './escaped.ts';
import { otherOrigins, type Settings } from './headers.ts';

/**
 * Links that connect a browser to the APIs of every login while the document loads, for APIs on other origins. Browsers keep requests with
 * and without credentials on separate connections (HTML, link type preconnect): the app's calls have credentials, their preflights do not.
 */
export const preconnects = ({ loginApiUrl, authApiUrl }: Pick<Settings, 'loginApiUrl' | 'authApiUrl'>): string =>
  otherOrigins(loginApiUrl, authApiUrl)
    .map(escaped)
    .flatMap((origin) => [`<link rel="preconnect" href="${origin}">\n`, `<link rel="preconnect" href="${origin}" crossorigin>\n`])
    .join('');
