import { http, HttpResponse } from 'msw';
import { bannerHandlers } from './banners';
import { duplicateHandlers } from './duplicates/handlers';
import { passkeyHandlers } from './passkey/handlers';
import { proofingHandlers } from './proofing/handlers';
import { agreementHandlers } from './provider/agreement';
import { authorizationHandlers } from './provider/authorization';
import { recoveryHandlers } from './recovery/handlers';
import { registrationHandlers } from './registration/handlers';
import { signInHandlers } from './sign-in/handlers';

/** Every call of the app. Pages are not among them: a browser goes there itself. */
export const handlers = [
  ...authorizationHandlers,
  ...agreementHandlers,
  ...signInHandlers,
  ...registrationHandlers,
  ...recoveryHandlers,
  ...passkeyHandlers,
  ...proofingHandlers,
  ...duplicateHandlers,
  ...bannerHandlers,
];

/** The last handler, for addresses that no API has. */
export const unknownCall = http.all('*/api/*', () => HttpResponse.json({ message: 'Not found' }, { status: 404 }));
