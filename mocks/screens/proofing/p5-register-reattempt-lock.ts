import { lockVariants } from './shared';

export default lockVariants('You need to wait before you try to match your details again.');
