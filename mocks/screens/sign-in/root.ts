import { screenInSession } from '../shared';

export default screenInSession({
  usual: { label: 'opens the entry screen', heading: 'Enter your email address', progress: 'arrival' },
});
