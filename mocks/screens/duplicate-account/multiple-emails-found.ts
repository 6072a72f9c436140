import { submits, unanswered } from '../shared';
import type { Screen } from '../variant';
import { accountNotKnown, severalFound } from './shared';

const reminds = { choose: 'Get an email reminder, sent to the email addresses linked to these accounts' } as const;

export default {
  usual: {
    ...severalFound,
    label: 'as most people see it',
    says: [
      'What do you want to do?',
      reminds.choose,
      'I do not have access to these email addresses: go to the help centre (opens in a new tab)',
    ],
  },
  'nothing-chosen': { ...severalFound, label: 'sent without a choice', says: ['Select what you want to do'], does: [submits] },
  ...unanswered(severalFound, 'duplicate-email', [reminds, submits]),
  ...accountNotKnown(severalFound, [reminds, submits]),
} as const satisfies Screen;
