import { clientInfoReceived } from '../../../src/state/events';
import { exampleClient } from '../../backend/provider/example-client';
import { helpCode } from '../shared';
import type { Screen } from '../variant';
import { clientOnArrival, help, homepage, wentWrong } from './shared';

const goAndLogIn = 'Please go to the website or app you are trying to use and log in.';

export default {
  usual: { ...wentWrong, label: 'the client is not known', says: [goAndLogIn, help, helpCode], progress: 'password' },
  'client-known': { ...wentWrong, ...clientOnArrival, label: 'the client is known', says: [goAndLogIn, homepage, help] },
  'unsafe-homepage': {
    ...wentWrong,
    label: 'the client has an unsafe homepage, which is not linked to',
    says: [goAndLogIn, help],
    progress: 'arrival',
    happened: [clientInfoReceived({ ...exampleClient, client_homepage_url: 'javascript:alert(1)' })],
  },
  'no-session': { ...wentWrong, label: 'no session', says: [goAndLogIn] },
} as const satisfies Screen;
