import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

// Not strict: the contract has members of its own, which begin with x-.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

const compiled = new WeakMap<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const made = ajv.compile(schema);
  compiled.set(schema, made);
  return made;
}

/** The differences of a value from a schema: each with the member and the reason, never with the value. */
export function violationsOf(schema: object, value: unknown): string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
    const extra = (params as { additionalProperty?: string }).additionalProperty;
    return `${instancePath || 'the body'} ${message}${extra === undefined ? '' : `: ${extra}`}`;
  });
}
