import { lockVariants, tooMany } from './shared';

export default lockVariants(tooMany);
