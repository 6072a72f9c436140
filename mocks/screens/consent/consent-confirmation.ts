import { after, clientUnnamed, screenInSession, submits, tellUs } from '../shared';
import { goBack, noClientInfo, refused } from './shared';

export default screenInSession({
  all: refused,
  usual: {
    shows: [
      'Back',
      'If you do not share it, you cannot use NHS login with Example health service.',
      goBack,
      'Go to Example health service without sharing my login information',
    ],
  },
  'client-not-named': {
    ...clientUnnamed,
    shows: [goBack, 'Go to the website or app you came from without sharing my login information'],
    answers: ['client-info.dead'],
  },
  'nothing-chosen': after('nothing chosen', [submits], [tellUs]),
  'health-app': { label: 'in the health app: header and footer are back', shows: ['© NHS England'], device: 'health-app' },
  'no-identity-token': { ...noClientInfo, label: 'no identity token: opens the page for an unknown client', progress: 'password' },
});
