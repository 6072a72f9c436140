import { http, HttpResponse } from 'msw';
import { accountHandlers } from './handlers/account';
import { authHandlers } from './handlers/auth';
import { bannerHandlers } from './handlers/banners';
import { duplicateAccountHandlers } from './handlers/duplicate-account';
import { fido2Handlers } from './handlers/fido2';
import { loginHandlers } from './handlers/login';
import { proofingHandlers } from './handlers/proofing';
import { registrationHandlers } from './handlers/registration';

/** Every call of the app, a file or two per API; what no API knows is 404. Pages are not among them: a browser has to go there. */
export const handlers = [
  ...authHandlers,
  ...loginHandlers,
  ...registrationHandlers,
  ...duplicateAccountHandlers,
  ...fido2Handlers,
  ...accountHandlers,
  ...proofingHandlers,
  ...bannerHandlers,
];

/** The last handler: what stands after it is never reached. */
export const unknownCall = http.all('*/api/*', () => HttpResponse.json({ message: 'Not found' }, { status: 404 }));
