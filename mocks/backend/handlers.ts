import { http, HttpResponse } from 'msw';
import { duplicateHandlers } from './duplicates/existing-accounts';
import { type CallName, calls } from './http/calls';
import { endpoint, type Responders } from './http/endpoint';
import { passkeyHandlers } from './passkey/passkey-login';
import { proofingHandlers } from './proofing/handlers';
import { agreementHandlers, authorizationHandlers } from './provider/authorization';
import { changeNumber } from './recovery/change-number';
import { changePassword, forgotPassword } from './recovery/forgotten-password';
import { registrationHandlers } from './registration/registration';
import { signInHandlers } from './sign-in/handlers';

const responders: Responders = {
  ...authorizationHandlers,
  ...agreementHandlers,
  ...signInHandlers,
  ...registrationHandlers,
  ...passkeyHandlers,
  ...proofingHandlers,
  ...duplicateHandlers,
  'forgot-password': forgotPassword,
  'confirm-change-password': changePassword,
  'change-mobile': (visit) => changeNumber(visit, 'mobile'),
  'change-landline': (visit) => changeNumber(visit, 'landline'),
};

const names = Object.keys(calls) as CallName[];
/** The status banners that operators publish as a file, which browsers may cache for a minute. */
const banners = endpoint('GET /banners.json', ({ world }) => world.banners, { 'cache-control': 'public, max-age=60' });

/** Every call of the app, without the pages to which a browser navigates. */
export const handlers = [...names.map((name) => endpoint(calls[name], responders[name])), banners];

/** The last handler, for unknown addresses. */
export const unknownCall = http.all('*/api/*', () => HttpResponse.json({ message: 'Not found' }, { status: 404 }));
