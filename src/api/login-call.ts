import type * as z from 'zod/mini';
import { config } from '@/config';
import { sessionHeader } from './headers';
import { call, type CallTime } from './http';

/** A call of the login API (contract with the back ends, "Login API"). Each carries the session id. Failures are reported to analytics. */
export const post = <Answer = void>(path: string, body: unknown, answer?: z.ZodMiniType<Answer>, time: CallTime = {}) =>
  call<Answer>({
    method: 'POST',
    url: `${config.loginApiUrl}${path}`,
    headers: sessionHeader(),
    body,
    answer,
    ...time,
    reportedAs: path,
  });
