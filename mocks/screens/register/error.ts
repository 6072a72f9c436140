import { helpCode, screenInAnyBrowser } from '../shared';
import { onArrival } from './shared';

export default screenInAnyBrowser({
  all: { heading: 'We could not create your account', shows: ['There was a technical problem. Try again in a few minutes.', helpCode] },
  usual: { ...onArrival },
});
