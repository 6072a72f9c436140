import { after, screenInSession, submits, unanswered } from '../shared';

const textMethod = 'Text message to a number ending in 0338';

export default screenInSession({
  all: { heading: 'Which authentication method do you want to use?', persona: 'both', progress: 'password' },
  usual: { label: 'a mobile phone and a landline', shows: [textMethod, 'Phone call to a number ending in 0456'] },
  'nothing-chosen': after('nothing chosen', [submits], ['You need to tell us which authentication method you want to use']),
  ...unanswered('trigger-otp', [{ choose: textMethod }, submits]),
});
