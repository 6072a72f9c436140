import { after, screen, submits, unanswered } from '../shared';
import { accountNotKnown, severalFound } from './shared';

const reminds = { choose: 'Get an email reminder, sent to the email addresses linked to these accounts' } as const;

export default screen({
  all: severalFound,
  usual: {
    shows: [
      'What do you want to do?',
      reminds.choose,
      'I do not have access to these email addresses: go to the help centre (opens in a new tab)',
    ],
  },
  'nothing-chosen': after('sent without a choice', [submits], ['Select what you want to do']),
  ...unanswered('duplicate-email', [reminds, submits]),
  ...accountNotKnown([reminds, submits]),
});
