import type { AuthenticatorTransport } from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { PASSKEY_CHECK_TIMEOUT_MS } from '@/limits-and-durations';
import { post } from './addresses-and-headers';
import { constant, flag, ifReadable, list, needed, oneOf, orElse, part, type Read, text } from './values';

/** The browser rejects the complete request if it cannot decode an id. */
const base64: Read<string> = (given) => {
  const id = text(given) ?? '';
  return /^[\w+/-]+={0,2}$/.test(id) ? id : undefined;
};

const storedCredential = z.object({
  id: needed(base64),
  type: needed(oneOf('public-key')),
  /** How the browser reaches the passkey. The standard requires that unknown values are passed on. */
  transports: ifReadable(list(text as Read<AuthenticatorTransport>)),
});
export type StoredCredential = z.infer<typeof storedCredential>;

/** The passkeys that the server has stored for an account (WebAuthn Level 3, PublicKeyCredentialDescriptor). */
export const storedCredentials = orElse(list(part(storedCredential)), []);

const offered = orElse(flag, false);

export type OtpMethod = 'mobile' | 'landline';

const noPasskeys = { allowCredentials: [] };

const authOptions = z.object({ authentication_options: orElse(part(z.object({ allowCredentials: storedCredentials })), noPasskeys) });

const accountStatus = z.object({
  status: needed(constant),
  uplift_required: offered,
  allow_p5_before_p9: offered,
  landline_registration_enabled: offered,
  auth_options: orElse(part(authOptions), { authentication_options: noPasskeys }),
});
export type AccountStatus = z.infer<typeof accountStatus>;

/** The account status of an email address, and how its user can log in (spec 1, section 4, "Account status"). Throws ApiError. */
export const checkAccountStatus = (email: string) => post('login', '/account-status', { email }, accountStatus);

const passkeyStatus = z.object({ passkeys_enabled: offered, allow_credentials: storedCredentials });
export type PasskeyStatus = z.infer<typeof passkeyStatus>;

/** Whether the user of an email address may use a passkey, and which passkeys they have. Throws ApiError. */
export const checkPasskeyStatus = (email: string) =>
  post('login', '/passkey-status', { email }, passkeyStatus, { timeoutMs: PASSKEY_CHECK_TIMEOUT_MS });

export const rememberToken: Read<string> = (given) => (constant(given) === 'INVALID' ? 'INVALID' : text(given));

const signIn = z.object({
  authentication_state: needed(constant),
  redirect_uri: ifReadable<string | null>(text),
  rmd_token: ifReadable<string | null>(rememberToken),
  authentication_methods: orElse(part(z.object({ mobile: offered, landline: offered })), { mobile: true, landline: false }),
  phone_number: ifReadable<string | null>(text),
  landline_number: ifReadable<string | null>(text),
});
export type SignIn = z.infer<typeof signIn>;

export interface Credentials {
  email: string;
  password: string;
  rmd_token: string | null;
}

/** Logs in with a password after the account status was checked (spec 1, section 8, "Password login"). Throws ApiError. */
export const passwordLogin = (credentials: Credentials) => post('login', '/password', credentials, signIn);
/** Logs in with email address and password together. It has its own error texts (spec 1, section 8, "User sign-in"). Throws ApiError. */
export const userSignIn = (credentials: Credentials) => post('login', '/user-sign-in', credentials, signIn);

export const hiddenNumbers = z.object({ phone_number: ifReadable<string | null>(text), landline_number: ifReadable<string | null>(text) });
export type HiddenNumbers = z.infer<typeof hiddenNumbers>;

/** Sends a security code by the chosen method. The answer has the masked phone numbers (spec 1, section 4, "Sign-in"). Throws ApiError. */
export const triggerOtp = (otp_method: OtpMethod) => post('login', '/trigger-otp', { is_login: true, otp_method }, hiddenNumbers);
