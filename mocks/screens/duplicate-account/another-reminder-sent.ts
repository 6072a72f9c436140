import { inOtherBrowser, otherBrowser, screen } from '../shared';
import { reminded, reminder } from './shared';

export default screen({
  usual: {
    ...reminder,
    heading: 'We have sent you another email reminder',
    shows: ['If you cannot find it, check your spam or junk folder.', 'Log in with your existing account'],
    world: reminded(2),
  },
  'other-browser': { ...inOtherBrowser, heading: 'We have sent you another email reminder', shows: [otherBrowser] },
});
