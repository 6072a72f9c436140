import { screen } from '../shared';
import { demonstration, publicPage } from './shared';

export default screen({
  usual: {
    ...publicPage,
    heading: 'Privacy notice',
    shows: [
      'Version 4.4, July 2024',
      'This notice explains what we do with your personal information when you use NHS login, and what choices you have.',
      demonstration,
    ],
  },
  'no-session': { label: 'no session: nothing to go back to', heading: 'Privacy notice', shows: [demonstration] },
});
