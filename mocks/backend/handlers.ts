import { http, HttpResponse } from 'msw';
import { accountHandlers } from './provider/agreement';
import { authHandlers } from './provider/authorization';
import { bannerHandlers } from './banners';
import { duplicateAccountHandlers } from './duplicates/handlers';
import { fido2Handlers } from './passkey/handlers';
import { loginHandlers } from './sign-in/handlers';
import { proofingHandlers } from './proofing/handlers';
import { registrationHandlers } from './registration/handlers';

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
