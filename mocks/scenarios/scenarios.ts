import type { Scenario } from '../backend/http/scenario';
import { duplicateAccountScenarios } from './duplicate-account';
import { emailScenarios } from './email';
import { forgottenPasswordScenarios } from './forgotten-password';
import { handBackScenarios } from './hand-back';
import { newPasswordScenarios } from './new-password';
import { passkeyScenarios } from './passkey';
import { passwordScenarios } from './password';
import { numberChangeScenarios, phoneNumberScenarios, type PhoneNumberScenarioId } from './phone-number';
import { recordFailureScenarios, upliftScenarios, type UpliftScenarioId } from './proofing';
import { registrationScenarios } from './registration';
import { securityCodeScenarios } from './security-code';
import { transportScenarios, type TransportScenarioId } from './transport';
import { userSignInScenarios } from './user-sign-in';

const catalogue = {
  ...emailScenarios,
  ...passkeyScenarios,
  ...passwordScenarios,
  ...userSignInScenarios,
  ...forgottenPasswordScenarios,
  ...newPasswordScenarios,
  ...securityCodeScenarios,
  ...registrationScenarios,
  ...numberChangeScenarios,
  ...handBackScenarios,
  ...recordFailureScenarios,
  ...duplicateAccountScenarios,
};

/** `call.what-goes-wrong`. Ids stand in tests and bug reports: they do not change. */
export type ScenarioId = keyof typeof catalogue | PhoneNumberScenarioId | UpliftScenarioId | TransportScenarioId;

/** Every named scenario by its id. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map<string, Scenario>([
  ...Object.entries(catalogue),
  ...Object.entries(phoneNumberScenarios),
  ...Object.entries(upliftScenarios),
  ...Object.entries(transportScenarios),
]);
