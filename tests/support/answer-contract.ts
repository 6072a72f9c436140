import type { CallName } from '../../mocks/backend/http/calls';

/**
 * The promise of each call, typed in again from the contract with the back ends: nothing that is read; an object, of which every part
 * may be missing; or an object with a part that must be there.
 */
export const answerContract: Readonly<Record<CallName | 'banners', 'nothing' | 'object' | 'shape'>> = {
  'account-status': 'shape',
  'passkey-status': 'object',
  'validate-email': 'nothing',
  register: 'nothing',
  'verify-email': 'nothing',
  'resend-email-code': 'nothing',
  mobile: 'object',
  landline: 'object',
  password: 'shape',
  'user-sign-in': 'shape',
  'forgot-password': 'object',
  'confirm-change-password': 'nothing',
  'passkey-options': 'shape',
  'passkey-verify': 'shape',
  'trigger-otp': 'object',
  'request-otp': 'nothing',
  otp: 'shape',
  'change-mobile': 'object',
  'change-landline': 'object',
  'verify-waf-token': 'nothing',
  authcode: 'object',
  'client-info': 'shape',
  consent: 'nothing',
  'terms-update': 'nothing',
  'uplift-nhs-known': 'nothing',
  'uplift-demog-trace': 'nothing',
  'record-failure': 'nothing',
  'duplicate-email': 'nothing',
  'account-migration': 'nothing',
  'redirect-to-authorize': 'object',
  banners: 'object',
};
