import { helpCode } from '../shared';
import type { Screen } from '../variant';
import { clientOnArrival, help, homepage } from './shared';

const busy = { heading: 'We are very busy', says: ['A lot of people are using NHS login at the moment.', help, helpCode] } as const;

export default {
  usual: { ...busy, label: 'the client is not known', progress: 'password' },
  'client-known': { ...busy, ...clientOnArrival, label: 'the client is known', says: [...busy.says, homepage] },
} as const satisfies Screen;
