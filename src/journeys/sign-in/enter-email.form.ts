export { emailForm as schema } from '@/forms/email-form';
export { submitEmail as step } from './steps/check-account';
