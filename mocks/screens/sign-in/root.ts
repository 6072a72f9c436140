import { noSession, screen } from '../shared';

export default screen({
  usual: { label: 'opens the entry screen', heading: 'Enter your email address', progress: 'arrival' },
  'no-session': noSession,
});
