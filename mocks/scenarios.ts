import type { Scenario } from './scenario';
import { duplicateAccountScenarios } from './scenarios/duplicate-account';
import { emailScenarios } from './scenarios/email';
import { forgottenPasswordScenarios } from './scenarios/forgotten-password';
import { handBackScenarios } from './scenarios/hand-back';
import { newPasswordScenarios } from './scenarios/new-password';
import { passkeyScenarios } from './scenarios/passkey';
import { passwordScenarios } from './scenarios/password';
import { numberChangeScenarios, phoneNumberScenarios, type PhoneNumberScenarioId } from './scenarios/phone-number';
import { recordFailureScenarios, upliftScenarios, type UpliftScenarioId } from './scenarios/proofing';
import { registrationScenarios } from './scenarios/registration';
import { securityCodeScenarios } from './scenarios/security-code';
import { transportScenarios, type TransportScenarioId } from './scenarios/transport';
import { userSignInScenarios } from './scenarios/user-sign-in';

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
