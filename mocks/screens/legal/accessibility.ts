import { screen } from '../shared';
import { demonstration, publicPage } from './shared';

export default screen({
  all: publicPage,
  usual: {
    heading: 'Accessibility statement',
    shows: [
      'This statement is about the pages where you log in to NHS login, create an account, prove who you are and reset your password.',
      'The reference is CID0003.',
      'We reply within 48 hours.',
      demonstration,
    ],
  },
});
