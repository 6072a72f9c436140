import { fetchBanners } from '@/api/banners';
import { type CallName, calls } from '../../mocks/backend/http/calls';
import { authApiFailed, expectConsoleMessage } from './console-guard';
import { operationOf } from './contract-places';
import { endpoints } from './senders/calls';

/** Every call of the app, and the file of banners. */
export type EveryCall = CallName | 'banners';

/** No body that is read; an object with optional members; or an object with a required member. */
export type AnswerPromise = 'nothing' | 'object' | 'shape';

function promiseOf(name: string): AnswerPromise {
  const { properties, 'x-unusable-without': unusable } = operationOf(name).success?.schema ?? {};
  return properties ? (unusable ? 'shape' : 'object') : 'nothing';
}

/** The promised answer of each call in the contract. */
export const answerPromises = {
  ...Object.fromEntries(Object.keys(calls).map((name) => [name, promiseOf(name)])),
  banners: 'object',
} as Readonly<Record<EveryCall, AnswerPromise>>;

/** Makes a call with valid arguments. Failed calls to the auth API log in the console. */
export function makeCall(name: EveryCall) {
  if (name === 'authcode' || name === 'client-info') expectConsoleMessage(authApiFailed);
  return name === 'banners' ? fetchBanners() : endpoints[name]();
}
