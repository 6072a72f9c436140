import { fetchBanners } from '@/api/banners';
import { type CallName, calls } from '../../mocks/backend/http/calls';
import { authApiFailed, expectConsoleMessage } from './console-guard';
import { operationOf } from './contract-places';
import { byCall } from './senders/senders';

/** Every call of the app, and the file of banners. */
export type EveryCall = CallName | 'banners';

/** Nothing that is read; an object, of which every part may be missing; or an object with a part that must be there. */
export type AnswerPromise = 'nothing' | 'object' | 'shape';

function promiseOf(name: string): AnswerPromise {
  const { properties, 'x-unusable-without': unusable } = operationOf(name).success?.schema ?? {};
  return properties ? (unusable ? 'shape' : 'object') : 'nothing';
}

/** The promise of each call in the contract with the back ends. */
export const answerPromises = {
  ...Object.fromEntries(Object.keys(calls).map((name) => [name, promiseOf(name)])),
  banners: 'object',
} as Readonly<Record<EveryCall, AnswerPromise>>;

/** Makes a call with valid arguments. Calls to the auth API complain in the console when they fail. */
export function makeCall(name: EveryCall) {
  if (name === 'authcode' || name === 'client-info') expectConsoleMessage(authApiFailed);
  return name === 'banners' ? fetchBanners() : byCall[name].endpoint();
}

/** The path at which the back end answers a call. */
export const pathOf = (name: EveryCall) => (name === 'banners' ? 'GET /banners.json' : calls[name]).split(' ')[1] ?? '';
