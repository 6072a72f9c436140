export { DisabledPage as default } from './disabled-page';
