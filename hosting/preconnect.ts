import type { HtmlTagDescriptor } from 'vite';
import { otherOrigins, type Settings } from './headers.ts';

/**
 * Links that connect a browser to the APIs of every login while the document loads, for APIs on other origins. Browsers keep requests with
 * and without credentials on separate connections (HTML, link type preconnect): the app's calls have credentials, their preflights do not.
 */
export const preconnects = ({ loginApiUrl, authApiUrl }: Settings): HtmlTagDescriptor[] =>
  otherOrigins(loginApiUrl, authApiUrl)
    .flatMap((href) => [{ href }, { href, crossorigin: true }])
    .map((attrs) => ({ tag: 'link', attrs: { rel: 'preconnect', ...attrs }, injectTo: 'head' }));
