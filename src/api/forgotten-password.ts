import * as z from 'zod/mini';
import { post } from './addresses-and-headers';
import { ifReadable, text } from './values';

const resetAsked = z.object({ redirect_uri: ifReadable(text) });

/** Requests the email. The answer may target a bot check, which returns to `redirectUriAfterCaptcha`. Throws ApiError. */
export const forgotPassword = (body: { email: string; redirectUri: string; redirectUriAfterCaptcha: string }) =>
  post('login', '/forgot-password', body, resetAsked);

/** Verifies the token that the firewall's page stored in a cookie (spec 1, section 7). Throws ApiError. */
export const verifyWafToken = (token: string) => post('login', '/verify-waf-token', { token });
