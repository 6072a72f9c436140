import { http, HttpResponse } from 'msw';
import { accountHandlers } from './handlers/account';
import { authHandlers } from './handlers/auth';
import { bannerHandlers } from './handlers/banners';
import { fido2Handlers } from './handlers/fido2';
import { loginHandlers } from './handlers/login';

/** Every call of the app, one file per API; what no API knows is 404. Pages are not among them: a browser has to go there. */
export const handlers = [...authHandlers, ...loginHandlers, ...fido2Handlers, ...accountHandlers, ...bannerHandlers];

/** The last handler: what stands after it is never reached. */
export const unknownCall = http.all('*/api/*', () => HttpResponse.json({ message: 'Not found' }, { status: 404 }));
