import { exchangeAuthcode } from '../../src/journeys/authcode/steps/exchange-authcode';
import { acceptTerms } from '../../src/journeys/consent/steps/accept-terms';
import { giveConsent } from '../../src/journeys/consent/steps/give-consent';
import { loadClient } from '../../src/journeys/consent/steps/load-client';
import { declineTerms, refuseConsent } from '../../src/journeys/consent/steps/refuse';
import { replaceAccount } from '../../src/journeys/duplicate-account/steps/replace-account';
import { sendAnotherReminder, sendReminder } from '../../src/journeys/duplicate-account/steps/send-reminder';
import { tryLogin } from '../../src/journeys/duplicate-account/steps/try-login';
import { askForReset } from '../../src/journeys/forgotten-password/steps/forgot-password';
import { fromEnterEmail } from '../../src/journeys/passkey/steps/passkey-start';
import { submitPasskeyEmail } from '../../src/journeys/passkey/steps/submit-passkey-email';
import { logInWithPasskey } from '../../src/journeys/passkey-ceremony/steps/log-in-with-passkey';
import { recordFailure } from '../../src/journeys/proofing/steps/record-failure';
import { uplift } from '../../src/journeys/proofing/steps/uplift';
import { changeLandline, changeMobile } from '../../src/journeys/recovery/steps/change-phone';
import { createAccount } from '../../src/journeys/register/steps/create-account';
import { phoneSteps } from '../../src/journeys/register/steps/register-phone';
import { resendCode } from '../../src/journeys/register/steps/resend-email-code';
import { validateEmail } from '../../src/journeys/register/steps/validate-email';
import { submitEmailCode } from '../../src/journeys/register/steps/verify-email';
import { resetPassword } from '../../src/journeys/reset-password/steps/reset-password';
import { checkLogin } from '../../src/journeys/return/steps/check-then-redirect';
import { callNewNumber, resendByCall, resendByText, textNewNumber } from '../../src/journeys/security-code/steps/resend-security-code';
import { callLandline, textSecurityCode } from '../../src/journeys/security-code/steps/send-security-code';
import { submitLandlineCode, submitMobileCode } from '../../src/journeys/security-code/steps/submit-security-code';
import { checkAccount } from '../../src/journeys/sign-in/steps/check-account';
import { signInWithEmail } from '../../src/journeys/sign-in/steps/sign-in-with-email';
import { submitPassword } from '../../src/journeys/sign-in/steps/submit-password';
import type { CallName } from '../../src/outcome/call-name';
import type { Step } from '../../src/outcome/step-type';

const link = { username: '', code: '', expiry: Number.MAX_SAFE_INTEGER };

/** A step of each call, for its error table. A new call does not compile until it is listed here. */
export const steps: Readonly<Record<CallName, Pick<Step, 'callName' | 'handling'>>> = {
  'account-status': checkAccount,
  'user-sign-in': signInWithEmail,
  password: submitPassword,
  'passkey-status': submitPasskeyEmail,
  passkey: logInWithPasskey(fromEnterEmail),
  'trigger-otp mobile': textSecurityCode,
  'trigger-otp landline': callLandline,
  'request-otp mobile': resendByText,
  'request-otp landline': resendByCall,
  'request-otp mobile new number': textNewNumber,
  'request-otp landline new number': callNewNumber,
  'otp mobile': submitMobileCode,
  'otp landline': submitLandlineCode,
  'validate-email': validateEmail,
  register: createAccount,
  'verify-email': submitEmailCode,
  'resend-email-code': resendCode,
  'register mobile': phoneSteps.mobile,
  'register landline': phoneSteps.landline,
  'change-mobile': changeMobile,
  'change-landline': changeLandline,
  'forgot-password': askForReset,
  'confirm-change-password': resetPassword(link),
  'verify-waf-token': checkLogin,
  authcode: exchangeAuthcode,
  consent: giveConsent,
  'terms-update': acceptTerms,
  uplift,
  'record-p5-failure-data': recordFailure,
  'duplicate-accounts-email': sendReminder,
  'duplicate-accounts-email again': sendAnotherReminder,
  'account-migration': replaceAccount,
  'redirect-to-authorize': tryLogin,
  'client-info': loadClient,
  'refuse-consent': refuseConsent,
  'decline-terms': declineTerms,
};
