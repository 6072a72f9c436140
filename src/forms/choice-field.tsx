import './fieldset.scss';
import './choice-field.scss';
import { Radios } from 'nhsuk-react-components/dist/esm/components/form-elements/radios/Radios.js';
import type { ReactNode } from 'react';
import { useField } from './form-context';

export interface Option {
  value: string;
  label: string;
  /** The same words, where a part of them needs an element of its own. */
  shown?: ReactNode;
  hint?: string;
  /** A further field, revealed by this choice. */
  conditional?: ReactNode;
}

/** Radios named `choice`. Their question is the page's heading, unless the page asks another below it: then `legend`. */
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
