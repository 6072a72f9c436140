import { clientInfoReceived } from '../../../src/state/events';
import { exampleClient } from '../../backend/provider/example-client';
import { helpCode, screen } from '../shared';
import { clientOnArrival, help, homepage, wentWrong } from './shared';

const goAndLogIn = 'Please go to the website or app you are trying to use and log in.';

export default screen({
  all: wentWrong,
  usual: { label: 'the client is not known', shows: [goAndLogIn, help, helpCode], progress: 'password' },
  'client-known': { ...clientOnArrival, label: 'the client is known', shows: [goAndLogIn, homepage, help] },
  'unsafe-homepage': {
    label: 'the client has an unsafe homepage, which is not linked to',
    shows: [goAndLogIn, help],
    progress: 'arrival',
    happened: [clientInfoReceived({ ...exampleClient, client_homepage_url: 'javascript:alert(1)' })],
  },
  'no-session': { label: 'no session', shows: [goAndLogIn] },
});
