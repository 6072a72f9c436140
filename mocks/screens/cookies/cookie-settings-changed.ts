import { inOtherBrowser, otherBrowser, screen } from '../shared';

export default screen({
  usual: {
    heading: 'Your cookie settings have been saved',
    shows: ["We'll keep your choice for a year. You can change it at any time.", 'Back to log in'],
    progress: 'arrival',
  },
  'other-browser': { ...inOtherBrowser, heading: 'Your cookie settings have been saved', shows: [otherBrowser] },
});
