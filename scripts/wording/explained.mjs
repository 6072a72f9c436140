/**
 * The accepted findings, each with its reason. `file` is a prefix of the path; `text` is a part of the text, unless the complete file
 * is meant. An unused row is a finding itself.
 * @type {readonly { file: string, text?: string, reason: string }[]}
 */
export const explained = [
  { file: 'src/session/reports/', reason: 'for operators: nobody who logs in reads them' },
  { file: 'src/journeys/legal/', reason: 'legal texts: what they say is decided with lawyers, in the words of the law' },
  { file: 'src/content/document/document-page.tsx', reason: 'describes the legal texts' },
  {
    file: 'src/journeys/dead-ends/disabled-page.tsx',
    text: 'Your NHS login has been disabled.',
    reason: 'prescribed: spec 2, section 2, "Session pages"',
  },
  { file: 'src/content/new-code-sent.tsx', reason: 'prescribed: spec 1, section 2, "Security code screens"' },
  { file: 'src/journeys/cookies/cookie-settings-changed.tsx', text: 'have been saved', reason: 'prescribed: spec 1, section 2, "Cookies"' },
  { file: 'src/journeys/dead-ends/login-disabled.tsx', text: 'has been disabled', reason: 'prescribed: spec 1, section 2, "Lockout"' },
  {
    file: 'src/journeys/dead-ends/restore-message.tsx',
    text: 'To keep your NHS login safe',
    reason: 'prescribed: spec 2, "Password reset"',
  },
  {
    file: 'src/journeys/duplicate-account/confirm-account-replacement.tsx',
    text: 'I understand that continuing',
    reason: 'prescribed: spec 2, section 2, "Duplicate-account and replacement"',
  },
  { file: 'src/journeys/reset-password/link-expired.tsx', text: 'since it was sent', reason: 'prescribed: spec 2, "Password reset"' },
  { file: 'src/journeys/dead-ends/session-invalid.tsx', text: 'You are logged in', reason: 'a state, not an act' },
  { file: 'src/forms/password-field.tsx', text: 'is hidden', reason: "a state, not an act; the design system's own words" },
  {
    file: 'src/app/session/session-warning.tsx',
    text: 'We will log you out',
    reason: 'decided to the letter, as the banner before the end of a session',
  },
  { file: 'src/page/page-refusal.tsx', text: 'Nothing is lost', reason: 'a state, not an act' },
];
