import { Checkboxes } from 'nhsuk-react-components';
import { fieldId } from './field-ids';
import { useField } from './form-context';

/** One box that may be ticked. */
export function RememberField({ label }: { label: string }) {
  const { registration } = useField('remember');
  return (
    <Checkboxes name="remember">
      <Checkboxes.Item id={fieldId('remember')} value="true" {...registration}>
        {label}
      </Checkboxes.Item>
    </Checkboxes>
  );
}
