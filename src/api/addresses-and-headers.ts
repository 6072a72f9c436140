import type * as z from 'zod/mini';
import { config } from '@/config';
import { identityToken } from '@/session/identity-token';
import { logError, ofRequest } from '@/session/report';
import { documentSession } from '@/session/sign-in';
import { ApiError, rowFor, unauthorised } from './api-error';
import { call, type CallTime } from './http';

/** Omits a header without a value, because gateways reject an empty one. */
const header = (name: string, value: string | undefined): Record<string, string> => (value ? { [name]: value } : {});

export const tokenHeader = () => header('authorization', identityToken());
const sessionHeader = () => header('session_id', documentSession());

const endedSession = ['gone', 'ended', 'another', 'signedOut'];

/** A call to the auth API. Logs its failures, except those of a session that is over. Throws ApiError (spec 2, section 8). */
export const callAuth: typeof call = (request) =>
  call(request).catch((error: unknown) => {
    const failure = error instanceof ApiError ? error : undefined;
    const sessionIsOver = failure && (endedSession.includes(failure.kind) || rowFor(failure, unauthorised));
    if (!sessionIsOver) logError(ofRequest('A call to the auth API has failed', failure?.requestId));
    throw error;
  });

interface Api {
  url: string;
  headers: () => Record<string, string>;
  sessionInBody?: true;
  /** Analytics counts the failures of each path. */
  counted?: true;
  send?: typeof call;
}

const apis: Record<'auth' | 'login' | 'account' | 'proofing' | 'fido2', Api> = {
  auth: { url: config.authApiUrl, headers: tokenHeader, send: callAuth },
  login: { url: config.loginApiUrl, headers: sessionHeader, counted: true },
  account: { url: config.accountApiUrl, headers: tokenHeader },
  proofing: { url: config.proofingApiUrl, headers: tokenHeader, sessionInBody: true },
  fido2: { url: config.fido2ApiUrl, headers: sessionHeader, counted: true },
};

/** Posts to one of the five APIs (spec 1, section 7; spec 2, section 7; contract with the back ends, "Login API"). Throws ApiError. */
export function post<Answer = void>(
  api: keyof typeof apis,
  path: string,
  body?: object,
  answer?: z.ZodMiniType<Answer>,
  time: CallTime = {},
) {
  const { url, headers, sessionInBody, counted, send = call } = apis[api];
  return send<Answer>({
    method: 'POST',
    url: url + path,
    headers: headers(),
    body: sessionInBody ? { ...body, session_id: documentSession() || undefined } : body,
    answer,
    ...time,
    reportedAs: counted && path,
  });
}
