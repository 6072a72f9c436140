import { http, HttpResponse } from 'msw';
import { bannerHandlers } from './banners';
import { duplicateHandlers } from './duplicates/handlers';
import { type CallName, calls } from './http/calls';
import { endpoint, type Responders } from './http/endpoint';
import { passkeyHandlers } from './passkey/handlers';
import { proofingHandlers } from './proofing/handlers';
import { agreementHandlers, authorizationHandlers } from './provider/authorization';
import { recoveryHandlers } from './recovery/handlers';
import { registrationHandlers } from './registration/handlers';
import { signInHandlers } from './sign-in/handlers';

const responders: Responders = {
  ...authorizationHandlers,
  ...agreementHandlers,
  ...signInHandlers,
  ...registrationHandlers,
  ...recoveryHandlers,
  ...passkeyHandlers,
  ...proofingHandlers,
  ...duplicateHandlers,
};

const names = Object.keys(calls) as CallName[];

/** Every call of the app, without the pages to which a browser navigates. */
export const handlers = [...names.map((name) => endpoint(calls[name], responders[name])), ...bannerHandlers];

/** The last handler, for unknown addresses. */
export const unknownCall = http.all('*/api/*', () => HttpResponse.json({ message: 'Not found' }, { status: 404 }));
