import * as z from 'zod/mini';
import { config } from '@/config';
import { PASSKEY_CHECK_TIMEOUT_MS } from '@/constants';
import { sessionId } from '@/session/session';
import { storedCredentials } from './credentials';
import { call } from './http';

/** The login API (contract with the back ends, "Login API"). Every call carries the session id. */
const post = <Answer = void>(path: string, body: unknown, answer?: z.ZodMiniType<Answer>, timeoutMs?: number) =>
  call<Answer>({
    method: 'POST',
    url: `${config.loginApiUrl}${path}`,
    headers: { session_id: sessionId() },
    body,
    answer,
    timeoutMs,
    reportedAs: path,
  });

const text = z.catch(z.nullish(z.string()), null);
const flag = z.catch(z.boolean(), false);

export type OtpMethod = 'mobile' | 'landline';

const accountStatus = z.object({
  status: z.string(),
  uplift_required: flag,
  allow_p5_before_p9: flag,
  landline_registration_enabled: flag,
  auth_options: z.catch(z.object({ authentication_options: z.object({ allowCredentials: storedCredentials }) }), {
    authentication_options: { allowCredentials: [] },
  }),
});
export type AccountStatus = z.infer<typeof accountStatus>;

export const checkAccountStatus = (email: string) => post('/account-status', { email }, accountStatus);

const passkeyStatus = z.object({ passkeys_enabled: flag, allow_credentials: storedCredentials });
export type PasskeyStatus = z.infer<typeof passkeyStatus>;

/** Whether the account behind an address may use a passkey, and which it has. */
export const checkPasskeyStatus = (email: string) => post('/passkey-status', { email }, passkeyStatus, PASSKEY_CHECK_TIMEOUT_MS);

/** Whether an address may have an account; refuses one that has. */
export const validateEmail = (email: string) => post('/validate-email', { email });

const signIn = z.object({
  authentication_state: z.string(),
  redirect_uri: text,
  rmd_token: text,
  authentication_methods: z.catch(z.object({ mobile: flag, landline: flag }), { mobile: true, landline: false }),
  phone_number: text,
  landline_number: text,
});
export type SignIn = z.infer<typeof signIn>;

export interface Credentials {
  email: string;
  password: string;
  rmd_token: string | null;
}

export const passwordLogin = (credentials: Credentials) => post('/password', credentials, signIn);
export const userSignIn = (credentials: Credentials) => post('/user-sign-in', credentials, signIn);

const hiddenNumbers = z.object({ phone_number: text, landline_number: text });
export type HiddenNumbers = z.infer<typeof hiddenNumbers>;

export const triggerOtp = (otp_method: OtpMethod) => post('/trigger-otp', { is_login: true, otp_method }, hiddenNumbers);
export const requestOtp = (otp_method: OtpMethod) => post('/request-otp', { otp_method });

const otpResult = z.object({ id_token: z.string(), rmd_token: text, is_duplicate_phone_number: flag });

export const submitOtp = (body: { otp: string; remember_my_device: boolean; otp_method: OtpMethod }) => post('/otp', body, otpResult);

const resetAsked = z.object({ redirect_uri: text });

/** Asks for the email that resets a password; the answer may lead to a bot check, which comes back to `redirectUriAfterCaptcha`. */
export const forgotPassword = (body: { email: string; redirectUri: string; redirectUriAfterCaptcha: string }) =>
  post('/forgot-password', body, resetAsked);

/** Reminds the holder of an account that is linked to the same person, at its address, that it exists. */
export const duplicateAccountsEmail = (account_id: string) =>
  post('/duplicate-accounts-email', { account_id, duplicateNhsNumberReminder: true });

export interface Migration {
  account_id: string;
  first_name: string;
  last_name: string;
  nhs_number: string;
  date_of_birth: string;
  postcode: string;
}

/** Has the new account take the place of the old one. */
export const migrateAccount = (migration: Migration) => post('/account-migration', migration);

const authorizeAgain = z.object({ session_id: z.catch(z.optional(z.string()), undefined) });

/** Begins the sign-in anew, for another account of the same person; a session id in the answer replaces the present one. */
export const redirectToAuthorize = (account_id: string) =>
  post('/redirect-to-authorize', { account_id, reason: 'duplicate' }, authorizeAgain);

export const verifyWafToken = (token: string) => post('/verify-waf-token', { token });
