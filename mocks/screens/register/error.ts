import { helpCode, inOtherBrowser, otherBrowser, screen } from '../shared';
import { onArrival } from './shared';

export default screen({
  all: { heading: 'We could not create your account', says: ['There was a technical problem. Try again in a few minutes.', helpCode] },
  usual: { ...onArrival },
  'other-browser': { ...inOtherBrowser, says: [otherBrowser] },
});
