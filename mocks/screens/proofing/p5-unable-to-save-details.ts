import { screen } from '../shared';
import { answeredAs } from './shared';

export default screen({
  usual: {
    ...answeredAs('no-match'),
    heading: 'Sorry, we are unable to save the details you entered',
    shows: ['You can carry on and prove who you are. We may ask you to enter your details again.'],
    logs: 'P5 failure data could not be saved',
  },
});
