/** Public services' browser test suites use these ids. For radios it is the id of the first option. */
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

/** The id of a field's input, for its label, its error message and its link in the error summary. */
export const fieldId = (name: string) => ids[name] ?? name;
