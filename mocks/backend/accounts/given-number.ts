import { field } from '../http/body';
import { Refusal } from '../http/refusal';
import type { OtpMethod, Visit } from '../model';

/** ITU-T E.164. The mock sends no codes to North America, or to landlines of other countries. */
const shapes = { mobile: /^\+(?!1)[1-9]\d{6,14}$/, landline: /^\+44[123]\d{8,9}$/ };

/** The phone number in a call's body. Refuses one that cannot receive a code. */
export function givenNumber(visit: Visit, method: OtpMethod): string {
  const number = field(visit, `${method}_number`);
  if (!shapes[method].test(number)) throw new Refusal(400, { error: 'Invalid phone number' });
  return number;
}
