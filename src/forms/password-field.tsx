import { PasswordInput } from 'nhsuk-react-components';
import { fieldId } from './field-ids';
import { useField } from './form-context';

/** A password, with a button that shows it. `autoComplete` tells a password manager whether it is one that exists. */
export function PasswordField({
  name,
  label,
  autoComplete,
}: {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
}) {
  const { registration, error } = useField(name);
  return <PasswordInput id={fieldId(name)} label={label} autoComplete={autoComplete} error={error} width="20" {...registration} />;
}
