import { codesLocked } from './shared';

export default codesLocked('You have asked for a security code too many times.', 'codeRequests');
