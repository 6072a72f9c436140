import { TextField } from './text-field';

/** A telephone number (GOV.UK design system, "Phone numbers"). */
export const PhoneField = ({ name, label, hint }: { name: string; label: string; hint?: string }) => (
  <TextField name={name} label={label} hint={hint} type="tel" autoComplete="tel" width="20" />
);
