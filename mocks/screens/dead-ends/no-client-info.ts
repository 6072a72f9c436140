import { helpCode, screen } from '../shared';

export default screen({
  all: { heading: 'We do not know which website or app you are trying to access' },
  usual: {
    label: 'an unknown client',
    shows: ["Go to the website or app you want to use, and select 'Continue with NHS login' there.", 'Reference: CID1004', helpCode],
    progress: 'arrival',
    oidc: { client_id: 'no-such-service' },
  },
  'no-session': {
    label: 'no session',
    shows: ['If this does not help, contact us through the help centre (opens in a new tab) and quote the reference below.'],
  },
});
