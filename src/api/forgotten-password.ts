import * as z from 'zod/mini';
import { post } from './login-call';
import { ifReadable, text } from './values';

const resetAsked = z.object({ redirect_uri: ifReadable(text) });

/** Asks for the email that resets a password; the answer may lead to a bot check, which comes back to `redirectUriAfterCaptcha`. */
export const forgotPassword = (body: { email: string; redirectUri: string; redirectUriAfterCaptcha: string }) =>
  post('/forgot-password', body, resetAsked);

/** Has the token verified that the firewall's page has left in a cookie (spec 1, section 7). Throws ApiError. */
export const verifyWafToken = (token: string) => post('/verify-waf-token', { token });
