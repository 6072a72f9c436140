import { inOtherBrowser, screen } from '../shared';
import { expired, sameBrowser, toMobile } from './shared';

export default screen({
  all: expired,
  usual: { ...sameBrowser, shows: [...expired.shows, 'We sent it to mobile@example.com.', 'Get a new link'], query: toMobile },
  'email-unknown': { label: 'the email address is not known', progress: 'arrival' },
  'other-browser': {
    ...inOtherBrowser,
    shows: [
      "To get a new link, go back to the website or app that you want to use and log in. Then select 'Forgot password'.",
      'Get help with NHS login (opens in a new tab)',
    ],
    query: toMobile,
  },
});
