import { post } from './addresses-and-headers';
import { type HiddenNumbers, hiddenNumbers } from './login';

/** Checks whether an email address may have an account. Throws ApiError if it already has one. */
export const validateEmail = (email: string) => post('login', '/validate-email', { email });

/** Creates an account and sends a code to its email address. Throws ApiError. */
export const register = (email: string, password: string) => post('login', '/register', { email, password });
/** Checks the code from the email to a new account's address, which is no security code of a login. Throws ApiError for a wrong one. */
export const verifyEmail = (email: string, code: string) => post('login', '/verify-email', { email, code });
/** Sends another code to the email address of a new account. It replaces the code that `register` sent. Throws ApiError. */
export const resendEmailCode = (email: string) => post('login', '/resend-email-code', { email });

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
  post('login', numberCalls[purpose][method], { [`${method}_number`]: number }, hiddenNumbers);

/** Registers the number of a new account and sends a security code to it. Throws ApiError. */
export const registerNumber = (phone: PhoneNumber) => sendNumber('register', phone);
/** Requests a change of an account's number and sends a security code to it. The change takes effect later. Throws ApiError. */
export const changeNumber = (phone: PhoneNumber) => sendNumber('change', phone);

/** Sets a new password with the code of an emailed link. Throws ApiError. */
export const confirmChangePassword = (body: { username: string; code: string; new_password: string }) =>
  post('login', '/confirm-change-password', body);
