import { named } from '../proofing-answers';
import { clientKnown, screen, toClient } from '../shared';
import { asked } from './shared';

const happened = named('uplift');
const shows = [
  'You can use it from your 11th birthday. If you help a child under 11, ask their GP surgery about access for parents.',
  'If you entered the wrong date, go back and enter your date of birth.',
];

export default screen({
  all: { ...asked, heading: 'Sorry, to use NHS login you need to be over 11 years old', happened },
  usual: { shows },
  'client-known': { label: 'the client service is known', shows: [toClient], happened: [...happened, ...clientKnown] },
});
