import { http } from 'msw';
import { discoveryRoutes } from './discovery';
import { errorAnswer, OAuthError } from './oauth-error';
import { tokenRoute } from './token-endpoint';
import { userinfoRoutes } from './userinfo';

/** The addresses that a client's server calls. /authorize is not one of them: a browser navigates to it. */
export const providerRoutes = [...discoveryRoutes, tokenRoute, ...userinfoRoutes];

const hint = 'GET /.well-known/openid-configuration lists the addresses of this provider';
const wrongMethod = (allowed: string) => () =>
  errorAnswer(new OAuthError('invalid_request', `This address takes ${allowed} only; ${hint}.`, 405), {});

/** The last handlers, so that the app's fallback page never answers an address of the provider. */
export const unknownAtProvider = [
  http.all('*/authorize', wrongMethod('GET and POST')),
  http.all('*/token', wrongMethod('POST')),
  http.all('*/userinfo', wrongMethod('GET, POST and PATCH')),
  ...['*/.well-known', '*/.well-known/*', '*/authorize/*', '*/token/*', '*/userinfo/*', '*/trustmark', '*/trustmark/*'].map((path) =>
    http.all(path, () => errorAnswer(new OAuthError('not_found', `There is nothing here; ${hint}.`, 404))),
  ),
];
