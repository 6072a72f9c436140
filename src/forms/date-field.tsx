import './fieldset.scss';
import './date-field.scss';
import { DateInput } from 'nhsuk-react-components/dist/esm/components/form-elements/date-input/DateInput.js';
import { useField } from './field';
import { asTyped } from './text-field';

const partOf = ({ registration, initial, error }: ReturnType<typeof useField>) => ({
  ...registration,
  defaultValue: String(initial),
  error: error ? undefined : (false as const),
  ...asTyped,
});

/** Day, month and year of a birth, in fields with these names. They share one error, which marks only the wrong fields. */
export function DateField({ hint }: { hint: string }) {
  const day = useField('day');
  const month = useField('month');
  const year = useField('year');
  const error = day.error ?? month.error ?? year.error;
  return (
    <DateInput id="dob" hint={hint} error={error && <span key={error}>{error}</span>} fieldsetProps={{ 'aria-labelledby': 'heading' }}>
      <DateInput.Day {...partOf(day)} autoComplete="bday-day" />
      <DateInput.Month {...partOf(month)} autoComplete="bday-month" />
      <DateInput.Year {...partOf(year)} autoComplete="bday-year" />
    </DateInput>
  );
}
