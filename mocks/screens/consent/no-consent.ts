import { screen, spinner } from '../shared';
import { goBack, refused, unknownClient } from './shared';

export default screen({
  all: { heading: 'Taking you back', progress: 'identity-token', state: { notAgreed: true } },
  ...spinner('client-info'),
  'client-not-known': unknownClient,
  'opened-directly': { ...refused, label: 'opened directly: opens the question', shows: [goBack], state: undefined },
});
