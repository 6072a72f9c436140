import type { Scenario } from '../backend/http/scenario';
import { duplicateAccountScenarios } from './duplicates';
import { passkeyScenarios } from './passkey';
import { recordFailureScenarios, type UpliftScenarioId, upliftScenarios } from './proofing';
import { handBackScenarios } from './provider';
import { forgottenPasswordScenarios, newPasswordScenarios } from './recovery';
import { numberChangeScenarios, type PhoneNumberScenarioId, phoneNumberScenarios, registrationScenarios } from './registration';
import { securityCodeScenarios } from './security-code';
import { sessionScenarios } from './session';
import { emailScenarios, passwordScenarios, userSignInScenarios } from './sign-in';
import { type TransportScenarioId, transportScenarios } from './transport';

const catalogue = {
  ...emailScenarios,
  ...passkeyScenarios,
  ...passwordScenarios,
  ...userSignInScenarios,
  ...forgottenPasswordScenarios,
  ...newPasswordScenarios,
  ...securityCodeScenarios,
  ...sessionScenarios,
  ...registrationScenarios,
  ...numberChangeScenarios,
  ...handBackScenarios,
  ...recordFailureScenarios,
  ...duplicateAccountScenarios,
};

/** `call.what-goes-wrong`, or `session.…` for several calls. Ids stand in tests and bug reports: they do not change. */
export type ScenarioId = keyof typeof catalogue | PhoneNumberScenarioId | UpliftScenarioId | TransportScenarioId;

/** Every named scenario by its id. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map<string, Scenario>([
  ...Object.entries(catalogue),
  ...Object.entries(phoneNumberScenarios),
  ...Object.entries(upliftScenarios),
  ...Object.entries(transportScenarios),
]);
