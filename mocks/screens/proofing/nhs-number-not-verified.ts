import { screen } from '../shared';
import { answeredAs } from './shared';

export default screen({
  usual: {
    ...answeredAs('number-not-verified'),
    heading: 'We could not verify your NHS number with your date of birth',
    shows: ['Check both and try again. You can also try your full name instead of your NHS number.', 'Try again'],
  },
});
