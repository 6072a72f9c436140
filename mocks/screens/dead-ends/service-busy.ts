import { helpCode, screen } from '../shared';
import { clientOnArrival, help, homepage } from './shared';

const busy = { heading: 'We are very busy', shows: ['A lot of people are using NHS login at the moment.', help, helpCode] } as const;

export default screen({
  all: busy,
  usual: { label: 'the client is not known', progress: 'password' },
  'client-known': { ...clientOnArrival, label: 'the client is known', shows: [...busy.shows, homepage] },
});
