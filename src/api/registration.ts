import { type HiddenNumbers, hiddenNumbers } from './login';
import { post } from './login-call';

/** Whether an address may have an account; refuses one that has. */
export const validateEmail = (email: string) => post('/validate-email', { email });

/** Begins an account; a code goes to its address. */
export const register = (email: string, password: string) => post('/register', { email, password });
/** The code that went to a new account's address (contract, "Login API"): not that of a sign-in. A wrong code is an ApiError. */
export const verifyEmail = (email: string, code: string) => post('/verify-email', { email, code });
/** Has another code sent to the address of a new account, in the place of that which `register` has sent. Throws ApiError. */
export const resendEmailCode = (email: string) => post('/resend-email-code', { email });

/** A UK landline, or a mobile phone of most countries (ITU-T E.164, with the plus sign). */
export interface PhoneNumber {
  method: 'mobile' | 'landline';
  number: string;
}

const numberCalls = {
  register: { mobile: '/mobile', landline: '/landline' },
  change: { mobile: '/change-mobile', landline: '/change-landline' },
} as const;

const sendNumber = (purpose: keyof typeof numberCalls, { method, number }: PhoneNumber): Promise<HiddenNumbers> =>
  post(numberCalls[purpose][method], { [`${method}_number`]: number }, hiddenNumbers);

/** The number of a new account; a security code goes there. */
export const registerNumber = (phone: PhoneNumber) => sendNumber('register', phone);
/** Another number for an account; a security code goes there, and the change takes its time after that. */
export const changeNumber = (phone: PhoneNumber) => sendNumber('change', phone);

/** Sets a new password with the code of an emailed link. */
export const confirmChangePassword = (body: { username: string; code: string; new_password: string }) =>
  post('/confirm-change-password', body);
