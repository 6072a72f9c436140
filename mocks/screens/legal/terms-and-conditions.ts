import { screen } from '../shared';
import { demonstration, publicPage } from './shared';

export default screen({
  all: publicPage,
  usual: { heading: 'Terms and conditions', shows: ['Version 3.1, 5 January 2024', demonstration] },
});
