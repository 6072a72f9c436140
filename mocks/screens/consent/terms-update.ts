import { screen, unanswered, withoutSession } from '../shared';

const declined = unanswered('client-info', [{ click: 'I do not agree' }]);

export default screen({
  all: { heading: 'NHS login terms of use update', persona: 'terms-and-consent', progress: 'identity-token' },
  usual: { label: 'new terms, and then consent', shows: ['We have changed our terms.', 'If you do not agree, you cannot use NHS login.'] },
  'no-consent': { label: 'new terms only: agreeing returns to the client', persona: 'terms-only' },
  ...unanswered('terms-update', [{ click: 'Agree and continue' }]),
  'declined-waiting': { ...declined.waiting, label: 'not agreed: waiting for an answer' },
  'declined-no-answer': { ...declined['no-answer'], label: 'not agreed: no answer' },
  'declined-no-answer-twice': { ...declined['no-answer-twice'], label: 'not agreed: no answer twice' },
  'no-session': { ...withoutSession, label: 'no session', shows: ['Agree and continue', 'I do not agree'] },
});
