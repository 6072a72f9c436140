import { inOtherBrowser, otherBrowser, submits, tellUs } from '../shared';
import type { Screen } from '../variant';
import { passwordInstead, tried } from './shared';

const notAuthenticated = { ...tried, heading: 'We were unable to authenticate you' } as const;

export default {
  usual: {
    ...notAuthenticated,
    label: 'as most people see it',
    says: [
      "Your passkey may be on your phone. Choose 'use another device'. It may also belong to another email address.",
      'Try entering your email again',
      passwordInstead,
    ],
  },
  'nothing-chosen': { ...notAuthenticated, label: 'nothing chosen', says: [tellUs], does: [submits] },
  'other-browser': { ...inOtherBrowser, heading: notAuthenticated.heading, says: [otherBrowser] },
} as const satisfies Screen;
