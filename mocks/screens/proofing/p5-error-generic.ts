import { helpCode, screen } from '../shared';
import { answeredAs } from './shared';

export default screen({
  usual: {
    ...answeredAs('uplift'),
    heading: 'There was a technical problem',
    shows: ["We could not check your details. We've kept your answers. Try again.", 'Try again', helpCode],
  },
});
