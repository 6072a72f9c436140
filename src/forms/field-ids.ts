/** The ids that public services' own browser suites rely on. Radios are led to by their first option. */
const ids: Readonly<Record<string, string>> = {
  email: 'user-email',
  password: 'password-input',
  otp: 'otp-input',
  remember: 'rmd',
  choice: 'choice-1',
  day: 'dob-day',
  month: 'dob-month',
  year: 'dob-year',
};

/** The id of a field's real input: what its label, its error message and its link in the error summary point to. */
export const fieldId = (name: string) => ids[name] ?? name;
