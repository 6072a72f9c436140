import { failed } from './shared';

export default failed;
