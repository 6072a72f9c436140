export { default } from './account-disabled';
