import { unanswered } from '../shared';
import type { Screen } from '../variant';

const terms = { heading: 'NHS login terms of use update', persona: 'terms-and-consent', progress: 'identity-token' } as const;
const declined = unanswered(terms, 'client-info', [{ click: 'I do not agree' }]);

export default {
  usual: {
    ...terms,
    label: 'new terms, and then consent',
    says: ['We have changed our terms.', 'If you do not agree, you cannot use NHS login.'],
  },
  'no-consent': { ...terms, label: 'new terms only: agreeing returns to the client', persona: 'terms-only' },
  ...unanswered(terms, 'terms-update', [{ click: 'Agree and continue' }]),
  'declined-waiting': { ...declined.waiting, label: 'not agreed: waiting for an answer' },
  'declined-no-answer': { ...declined['no-answer'], label: 'not agreed: no answer' },
  'declined-no-answer-twice': { ...declined['no-answer-twice'], label: 'not agreed: no answer twice' },
  'no-session': { label: 'no session', heading: terms.heading, says: ['Agree and continue', 'I do not agree'] },
} as const satisfies Screen;
