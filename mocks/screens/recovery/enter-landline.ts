import { screen } from '../shared';
import { changes } from './shared';

export default screen(changes('landline', '01632 960 001').parts);
