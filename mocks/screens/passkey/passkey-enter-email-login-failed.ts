import { after, screenInAnyBrowser, submits, tellUs } from '../shared';
import { passwordInstead, tried } from './shared';

const notAuthenticated = { ...tried, heading: 'We were unable to authenticate you' } as const;

export default screenInAnyBrowser({
  all: notAuthenticated,
  usual: {
    shows: [
      "Your passkey may be on your phone. Choose 'use another device'. It may also belong to another email address.",
      'Try entering your email again',
      passwordInstead,
    ],
  },
  'nothing-chosen': after('nothing chosen', [submits], [tellUs]),
});
