import { lockVariants } from './shared';

const tooEarly = 'You need to wait before you try to match your details again.';

export default lockVariants(tooEarly);
