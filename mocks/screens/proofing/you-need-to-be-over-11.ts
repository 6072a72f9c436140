import { named } from '../proofing-answers';
import { clientKnown, screen, toClient } from '../shared';

const tooYoung = {
  heading: 'Sorry, to use NHS login you need to be over 11 years old',
  persona: 'uplift',
  progress: 'identity-token',
  label: 'as most people see it',
  says: [
    'You can use it from your 11th birthday. If you help a child under 11, ask their GP surgery about access for parents.',
    'If you entered the wrong date, go back and enter your date of birth.',
  ],
  happened: named('uplift'),
} as const;

export default screen({
  usual: tooYoung,
  'client-known': { ...tooYoung, label: 'the client service is known', says: [toClient], happened: [...tooYoung.happened, ...clientKnown] },
});
