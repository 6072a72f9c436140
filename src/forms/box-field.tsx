import { Checkboxes } from 'nhsuk-react-components';
import { fieldId } from './field-ids';
import { useField } from './form-context';

/** One box that may, or must, be ticked. */
export function BoxField({ name, label }: { name: string; label: string }) {
  const { registration, error } = useField(name);
  return (
    <Checkboxes name={name} error={error}>
      <Checkboxes.Item id={fieldId(name)} value="true" {...registration}>
        {label}
      </Checkboxes.Item>
    </Checkboxes>
  );
}
