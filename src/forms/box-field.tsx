import '@/styles/box-field.scss';
import { Checkboxes } from 'nhsuk-react-components';
import { fieldId } from './field-ids';
import { useField } from './form-context';

/** One box that may, or must, be ticked. */
export function BoxField({ name, label }: { name: string; label: string }) {
  const { initial, error } = useField(name);
  const group = `${fieldId(name)}-box`;
  return (
    <Checkboxes id={group} name={name} error={error}>
      {/* The library gives the message its id, and describes by it the group only, which has no role. */}
      <Checkboxes.Item
        id={fieldId(name)}
        value="true"
        aria-describedby={error && `${group}--error-message`}
        defaultChecked={initial === true}
      >
        {label}
      </Checkboxes.Item>
    </Checkboxes>
  );
}
