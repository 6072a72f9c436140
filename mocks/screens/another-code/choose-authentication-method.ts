import { noSession, submits, unanswered } from '../shared';
import type { Screen } from '../variant';

const method = { heading: 'Which authentication method do you want to use?', persona: 'both', progress: 'password' } as const;
const textMethod = 'Text message to a number ending in 0338';

export default {
  usual: { ...method, label: 'a mobile phone and a landline', says: [textMethod, 'Phone call to a number ending in 0456'] },
  'nothing-chosen': {
    ...method,
    label: 'nothing chosen',
    says: ['You need to tell us which authentication method you want to use'],
    does: [submits],
  },
  ...unanswered(method, 'trigger-otp', [{ choose: textMethod }, submits]),
  'no-session': noSession,
} as const satisfies Screen;
