import { codesLocked } from './shared';

export default codesLocked('You have entered the wrong security code too many times.', 'codeTries');
