import * as z from 'zod/mini';
import { SECURITY_CODE_SPINNER_MIN_MS } from '@/limits-and-durations';
import { pause } from '@/timers';
import { post } from './addresses-and-headers';
import { type OtpMethod, rememberToken } from './login';
import { flag, ifReadable, needed, orElse, text } from './values';

/** Sends another code to the same number (contract, "Login API"). Throws ApiError. */
export const requestOtp = (otp_method: OtpMethod) => post('login', '/request-otp', { otp_method });

const otpResult = z.object({
  id_token: needed(text),
  rmd_token: ifReadable(rememberToken),
  is_duplicate_phone_number: orElse(flag, false),
});

/** Exchanges a security code for an identity token (spec 1, section 4, "Security code"). Throws ApiError for a wrong or old code. */
export const submitOtp = (body: { otp: string; remember_my_device: boolean; otp_method: OtpMethod }) =>
  post('login', '/otp', body, otpResult, { notBefore: pause(SECURITY_CODE_SPINNER_MIN_MS) });
