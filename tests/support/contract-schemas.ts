import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

// Not strict: the contract has members of its own, which begin with x-.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** The differences of a value from a schema: each with the member and the reason, never with the value. */
export function violationsOf(schema: object, value: unknown): string[] {
  // Ajv compiles each schema once.
  if (ajv.validate(schema, value)) return [];
  return (ajv.errors ?? []).map(({ instancePath, message = '', params }) => {
    const extra = (params as { additionalProperty?: string }).additionalProperty;
    return `${instancePath || 'the body'} ${message}${extra === undefined ? '' : `: ${extra}`}`;
  });
}
