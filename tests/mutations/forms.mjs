import { fault } from './fault.mjs';

/** Faults in markup of forms, which browsers, password managers and screen readers use. @type {readonly import('./fault.mjs').Fault[]} */
export const formFaults = [
  fault('a form that is submitted before hydration puts the typed text into the address', ['tests/pages/drafts.test.tsx'], {
    'src/forms/step-form.tsx': ['      method="post"\n      noValidate', '      noValidate'],
  }),
  fault('the browser validates a field before the app does', ['tests/journeys/sign-in/enter-email.test.tsx'], {
    'src/forms/step-form.tsx': ['      method="post"\n      noValidate', '      method="post"'],
  }),
  fault('a field is not described by its error and its hint', ['tests/pages/controls.test.tsx'], {
    'src/forms/text-field.tsx': ['hint && `${id}--hint`, error && fieldErrorId(id), ', ''],
  }),
  fault('phones do not offer the code of a text message', ['tests/pages/controls.test.tsx'], {
    'src/forms/security-code.tsx': ['autoComplete="one-time-code"', 'autoComplete="off"'],
  }),
  fault('phones show letters for the security code', ['tests/pages/controls.test.tsx'], {
    'src/forms/security-code.tsx': ['inputMode="numeric"', 'inputMode="text"'],
  }),
  fault('password managers do not find the email address', ['tests/pages/controls.test.tsx'], {
    'src/forms/text-field.tsx': ["'username webauthn' : 'username'", "'username webauthn' : 'off'"],
  }),
  fault('a browser offers no passkey in the email field', ['tests/units/forms/fields.test.tsx'], {
    'src/forms/text-field.tsx': ["'username webauthn' : 'username'", "'webauthn username' : 'username'"],
  }),
  fault('password managers find no username beside a new password', ['tests/pages/controls.test.tsx'], {
    'src/forms/password-field.tsx': ['autoComplete="username" value={email}', 'autoComplete="off" value={email}'],
  }),
  fault('a password is visible while it is typed', ['tests/pages/controls.test.tsx'], {
    'src/forms/password-field.tsx': ["type={shown ? 'text' : 'password'}", "type={shown ? 'password' : 'text'}"],
  }),
  fault('a shown password stays visible after the submission', ['tests/journeys/reset-password/new-password.test.tsx'], {
    'src/forms/password-field.tsx': ["form?.addEventListener('submit', hide);", ''],
  }),
  fault('the button that shows a password has no name', ['tests/units/forms/password.test.tsx'], {
    'src/forms/password-field.tsx': ["aria-label={shown ? 'Hide password' : 'Show password'}", ''],
  }),
  fault('radios have no question', ['tests/pages/controls.test.tsx'], {
    'src/forms/choice-field.tsx': ["{ fieldsetProps: { 'aria-labelledby': 'heading' } }", '{}'],
  }),
  fault('a date has no question', ['tests/pages/controls.test.tsx'], {
    'src/forms/date-field.tsx': [" fieldsetProps={{ 'aria-labelledby': 'heading' }}", ''],
  }),
  fault('the summary lists errors from the last field to the first', ['tests/pages/controls.test.tsx'], {
    'src/forms/form-error-summary.tsx': ['const all = Object.entries(fields);', 'const all = Object.entries(fields).reverse();'],
  }),
  fault('a link of the error summary does not focus its field', ['tests/pages/controls.test.tsx'], {
    'src/forms/field.tsx': ['document.getElementById(id)?.focus();', ''],
  }),
  fault('a password cannot be pasted', ['tests/units/forms/password.test.tsx'], {
    'src/forms/password-field.tsx': ['onKeyDown={checkCapsLock}', 'onKeyDown={checkCapsLock} onPaste={(event) => event.preventDefault()}'],
  }),
];
