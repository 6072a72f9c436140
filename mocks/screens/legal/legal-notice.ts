import { screen } from '../shared';
import { demonstration, publicPage } from './shared';

export default screen({
  all: publicPage,
  usual: {
    heading: 'Legal notice',
    shows: ['You must have permission to use this computer system. Using it without permission is a crime.', demonstration],
  },
});
