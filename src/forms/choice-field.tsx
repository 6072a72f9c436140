import './fieldset.scss';
import './choice-field.scss';
import { Radios } from 'nhsuk-react-components/dist/esm/components/form-elements/radios/Radios.js';
import type { ReactNode } from 'react';
import { useField } from './field';

export interface Option {
  value: string;
  label: string;
  /** The same text, for labels in which a part needs an element of its own. */
  shown?: ReactNode;
  hint?: string;
  conditional?: ReactNode;
}

/** Radios named `choice`. The page's heading is their legend, unless `legend` is given. */
export function ChoiceField({ options, legend }: { options: readonly Option[]; legend?: string }) {
  const { registration, initial, error } = useField('choice');
  const named = legend ? { legend, legendProps: { size: 'm' as const } } : { fieldsetProps: { 'aria-labelledby': 'heading' } };
  return (
    <Radios idPrefix="choice" name="choice" error={error} {...named}>
      {options.map(({ value, label, shown = label, hint, conditional }) => (
        <Radios.Item {...registration} key={value} value={value} hint={hint} conditional={conditional} defaultChecked={initial === value}>
          {shown}
        </Radios.Item>
      ))}
    </Radios>
  );
}
