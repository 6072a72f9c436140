import './fieldset.scss';
import './date-field.scss';
import { DateInput } from 'nhsuk-react-components/dist/esm/components/form-elements/date-input/DateInput.js';
import { useField } from './form-context';
import { asTyped } from './text-field';

/** Day, month and year of a birth, in fields with these names. They share one error, which marks only the wrong fields. */
export function DateField({ hint }: { hint: string }) {
  const day = useField('day');
  const month = useField('month');
  const year = useField('year');
  const error = day.error ?? month.error ?? year.error;
  return (
    <DateInput id="dob" hint={hint} error={error && <span key={error}>{error}</span>} fieldsetProps={{ 'aria-labelledby': 'heading' }}>
      <DateInput.Day
        {...day.registration}
        defaultValue={String(day.initial)}
        error={day.error ? undefined : false}
        autoComplete="bday-day"
        {...asTyped}
      />
      <DateInput.Month
        {...month.registration}
        defaultValue={String(month.initial)}
        error={month.error ? undefined : false}
        autoComplete="bday-month"
        {...asTyped}
      />
      <DateInput.Year
        {...year.registration}
        defaultValue={String(year.initial)}
        error={year.error ? undefined : false}
        autoComplete="bday-year"
        {...asTyped}
      />
    </DateInput>
  );
}
