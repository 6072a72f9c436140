import '@/styles/box-field.scss';
import { Checkboxes } from 'nhsuk-react-components';
import { fieldId } from './field-ids';
import { useField } from './form-context';

/** One box that may, or must, be ticked. */
export function BoxField({ name, label }: { name: string; label: string }) {
  const { initial, error } = useField(name);
  const errorId = `${fieldId(name)}--error-message`;
  return (
    <Checkboxes name={name} error={error} errorProps={{ id: errorId }}>
      <Checkboxes.Item id={fieldId(name)} value="true" aria-describedby={error && errorId} defaultChecked={initial === true}>
        {label}
      </Checkboxes.Item>
    </Checkboxes>
  );
}
