import { clientInfoReceived } from '../../src/state/events';
import { hour } from '../backend/clock';
import { exampleClient } from '../backend/provider/example-client';
import { lockedScreens } from './dead-ends-locked';
import { refusedScreens } from './dead-ends-refused';
import { authApiFailed } from './unanswered';
import type { Address, Screen } from './variant';

const client = { progress: 'arrival', happened: [clientInfoReceived(exampleClient)] } as const;
const homepage = 'Go to Example health service';
const help = 'Get help with NHS login (opens in a new tab)';

const wrong = { heading: 'Something went wrong' } as const;
const goAndLogIn = 'Please go to the website or app you are trying to use and log in.';
const invalid = 'Go to the website or app you are trying to use and log in.';
const busy = { heading: 'We are very busy', says: ['A lot of people are using NHS login at the moment.', help] } as const;
const timedOut = { heading: 'We have logged you out', progress: 'identity-token' } as const;
const ended = { heading: 'Your session has ended' } as const;
const sinceLogIn = 'It has been more than 1 hour since you logged in. We logged you out to keep your information safe.';
const notFound = {
  heading: 'We cannot find that page',
  says: ['If you typed or pasted the web address, check that it is complete and correct.', 'Reference: CID0404', help],
} as const;

/** Pages that a journey ends on (spec 1, section 2, "Lockout and refusal pages"; spec 2, section 2). */
export const deadEndsScreens = {
  ...lockedScreens,
  ...refusedScreens,
  '/error': {
    usual: { ...wrong, label: 'the client is not known', says: [goAndLogIn, help], progress: 'password' },
    'client-known': { ...wrong, ...client, label: 'the client is known', says: [goAndLogIn, homepage, help] },
    'unsafe-homepage': {
      ...wrong,
      label: 'the client has an unsafe homepage, which is not linked to',
      says: [goAndLogIn, help],
      progress: 'arrival',
      happened: [clientInfoReceived({ ...exampleClient, client_homepage_url: 'javascript:alert(1)' })],
    },
    'no-session': { ...wrong, label: 'no session', says: [goAndLogIn] },
  },
  '/no-client-info': {
    usual: {
      label: 'a client that nobody knows',
      heading: 'We do not know which website or app you are trying to access',
      says: ["Go to the website or app you want to use, and select 'Continue with NHS login' there.", 'Reference: CID1004'],
      progress: 'arrival',
      oidc: { client_id: 'no-such-service' },
    },
    'no-session': {
      label: 'no session',
      heading: 'We do not know which website or app you are trying to access',
      says: ['If this does not help, contact us through the help centre (opens in a new tab) and quote this reference.'],
    },
  },
  '/session-timeout': {
    usual: {
      ...timedOut,
      label: 'the client is known',
      says: [sinceLogIn, 'To carry on, go to Example health service and log in again.', homepage, help],
    },
    'client-not-known': {
      ...timedOut,
      ...authApiFailed,
      label: 'the name of the client is not to be had',
      says: [sinceLogIn, 'To carry on, go to the website or app you are trying to use and log in again.', help],
      answers: ['client-info.dead'],
    },
    'client-without-a-name': {
      ...timedOut,
      label: 'the client has no name',
      says: [
        sinceLogIn,
        'To carry on, go to the website or app you are trying to use and log in again.',
        'Go back to the website or app you were using',
        help,
      ],
      answers: ['client-info.nameless'],
    },
    'not-logged-in': {
      ...ended,
      label: 'it ended before the person had logged in',
      says: ['We ended it to keep your information safe.', 'To carry on, go to Example health service and log in.', homepage, help],
      progress: 'arrival',
      later: hour,
    },
    'no-session': { ...ended, label: 'no session', says: ['To carry on, go to the website or app you are trying to use'] },
  },
  '/session-invalid': {
    usual: { ...wrong, label: 'the session is gone', says: [invalid, help] },
    'client-known': { ...wrong, ...client, label: 'the client is known', says: [invalid, homepage, help] },
  },
  '/service-busy': {
    usual: { ...busy, label: 'the client is not known', progress: 'password' },
    'client-known': { ...busy, ...client, label: 'the client is known', says: [...busy.says, homepage] },
  },
  '/reset': { usual: { ...notFound, label: 'no page of its own' } },
  '*': {
    usual: { ...notFound, label: 'an address that nobody knows', query: '/no-such-page' },
    'client-known': {
      ...notFound,
      ...client,
      label: 'an address that nobody knows, on the way from a client',
      says: [...notFound.says, homepage],
      query: '/no-such-page',
    },
    'deeper-address': { ...notFound, label: 'below an address that is known', query: '/proofing/no-such-page' },
  },
} as const satisfies Partial<Record<Address, Screen>>;
