import * as z from 'zod/mini';
import { SECURITY_CODE_SPINNER_MIN_MS } from '@/constants';
import { pause } from './at-least';
import { type OtpMethod, rememberToken } from './login';
import { post } from './login-call';
import { flag, ifReadable, needed, orElse, text } from './values';

/** Has another code sent to somebody on the page that asks for it: the numbers are known there (contract, "Login API"). Throws ApiError. */
export const requestOtp = (otp_method: OtpMethod) => post('/request-otp', { otp_method });

const otpResult = z.object({
  id_token: needed(text),
  rmd_token: ifReadable(rememberToken),
  is_duplicate_phone_number: orElse(flag, false),
});

/** The security code that was typed, for an identity token (spec 1, section 4, "Security code"). A wrong or an old code is an ApiError. */
export const submitOtp = (body: { otp: string; remember_my_device: boolean; otp_method: OtpMethod }) =>
  post('/otp', body, otpResult, { notBefore: pause(SECURITY_CODE_SPINNER_MIN_MS) });
