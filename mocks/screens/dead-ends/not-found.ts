import { helpCode, screen } from '../shared';
import { clientOnArrival, help, homepage } from './shared';

const notFound = {
  heading: 'We cannot find that page',
  shows: ['If you typed or pasted the web address, check that it is complete and correct.', 'Reference: CID0404', help, helpCode],
} as const;

export const reset = screen({ usual: { ...notFound, label: 'no page of its own' } });

export default screen({
  all: notFound,
  usual: { label: 'an unknown address', query: '/no-such-page' },
  'client-known': {
    ...clientOnArrival,
    label: 'an unknown address, arrived from a client',
    shows: [...notFound.shows, homepage],
    query: '/no-such-page',
  },
  'deeper-address': { label: 'below an address that is known', query: '/proofing/no-such-page' },
});
