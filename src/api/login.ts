import * as z from 'zod/mini';
import { ACCOUNT_CHECK_MIN_MS, PASSKEY_CHECK_TIMEOUT_MS } from '@/constants';
import { storedCredentials } from './credentials';
import { post } from './login-call';

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

/** The state of the account of an email address, and its ways to log in (spec 1, section 4, "Account status"). Throws ApiError. */
export const checkAccountStatus = (email: string) => post('/account-status', { email }, accountStatus, { minimumMs: ACCOUNT_CHECK_MIN_MS });

const passkeyStatus = z.object({ passkeys_enabled: flag, allow_credentials: storedCredentials });
export type PasskeyStatus = z.infer<typeof passkeyStatus>;

/** Whether the account behind an address may use a passkey, and which it has. */
export const checkPasskeyStatus = (email: string) =>
  post('/passkey-status', { email }, passkeyStatus, { timeoutMs: PASSKEY_CHECK_TIMEOUT_MS });

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

/** The password of somebody whose account was looked up before (spec 1, section 8, "Password login"). Throws ApiError. */
export const passwordLogin = (credentials: Credentials) => post('/password', credentials, signIn);
/** Address and password at once, nothing known before, with refusals of its own (spec 1, section 8, "User sign-in"). Throws ApiError. */
export const userSignIn = (credentials: Credentials) => post('/user-sign-in', credentials, signIn);

export const hiddenNumbers = z.object({ phone_number: text, landline_number: text });
export type HiddenNumbers = z.infer<typeof hiddenNumbers>;

/** Has a code sent by the way that was chosen; answers the numbers, masked (spec 1, section 4, "Sign-in"). Throws ApiError. */
export const triggerOtp = (otp_method: OtpMethod) => post('/trigger-otp', { is_login: true, otp_method }, hiddenNumbers);
