import { screen, waitFor, within } from '@testing-library/react';
import { passwordRules } from '@/forms/new-password';
import { attributesOf, button, byId, errorSummary, fieldError, fieldValues, openVariant } from '../support/user';

const email = { type: 'email', autocomplete: 'username' };
const emailWithPasskeys = { type: 'email', autocomplete: 'username webauthn' };
const digits = { type: 'text', inputmode: 'numeric' };
const newPassword = {
  type: 'password',
  autocomplete: 'new-password',
  passwordrules: passwordRules,
};
const code = { ...digits, autocomplete: 'one-time-code' };
const phone = { type: 'tel', autocomplete: 'tel' };
const name = { autocapitalize: 'words', autocorrect: 'off', spellcheck: 'false' };

/** The attributes of a field that browsers, password managers and phones read (WCAG 2.2, 1.3.5; HTML: `webauthn` is the last token). */
it.each<[screen: string, id: string, label: string, attributes: object]>([
  ['enter-email.usual', 'user-email', 'Email address', emailWithPasskeys],
  ['login.usual', 'user-email', 'Email address', emailWithPasskeys],
  ['login.usual', 'password-input', 'Password', { type: 'password', autocomplete: 'current-password' }],
  ['passkey-enter-email.usual', 'user-email', 'Email address', email],
  ['forgotten-password.usual', 'user-email', 'Email address', email],
  ['register/enter-email.usual', 'user-email', 'Email address', email],
  ['log-in-password.usual', 'password-input', 'Password', { type: 'password', autocomplete: 'current-password' }],
  ['register/create-password.usual', 'password-input', 'Password', newPassword],
  ['reset/new-password.usual', 'password-input', 'New password', newPassword],
  ['enter-mobile-code.usual', 'otp-input', 'Security code', code],
  ['enter-landline-code.usual', 'otp-input', 'Security code', code],
  ['register/check-email.usual', 'otp-input', 'Security code', code],
  ['register/enter-mobile.mobile-chosen', 'mobile', 'UK mobile number', phone],
  ['register/enter-mobile.international-chosen', 'international', 'International mobile number', phone],
  ['register/enter-mobile.landline-chosen', 'landline', 'UK landline number', phone],
  ['recovery/change-mobile/enter-mobile.usual', 'mobile', 'New UK mobile number', phone],
  ['recovery/change-landline/enter-landline.usual', 'landline', 'New UK landline number', phone],
  ['proofing/know-nhs-number.usual', 'nhsNumber', 'NHS number', { ...digits, autocomplete: 'off' }],
  ['proofing/enter-name.usual', 'firstName', 'First name', { ...name, autocomplete: 'given-name' }],
  ['proofing/enter-name.usual', 'middleNames', 'Middle names (optional)', { ...name, autocomplete: 'additional-name' }],
  ['proofing/enter-name.usual', 'lastName', 'Last name', { ...name, autocomplete: 'family-name' }],
  [
    'proofing/enter-postcode.usual',
    'postcode',
    'Postcode',
    { autocomplete: 'postal-code', autocapitalize: 'characters', autocorrect: 'off' },
  ],
])('labels on %s the field %s "%s", and declares what it is', async (id, field, label, attributes) => {
  await openVariant(id);
  expect(screen.getByLabelText(label)).toBe(byId(field));
  expect(attributesOf(byId(field))).toMatchObject(attributes);
  // A limit would cut off what is pasted with spaces.
  expect(byId(field)).not.toHaveAttribute('maxlength');
});

it.each([
  ['enter-mobile-code.usual', 'otp-input', /^This is 6 digits$/],
  ['enter-mobile-code.usual', 'rmd', /^Do not tick this on a shared device\. It lasts 180 days\.$/],
  ['reset/new-password.usual', 'password-input', /and a capital letter/],
  ['register/create-password.usual', 'password-input', /and a capital letter/],
  ['proofing/know-nhs-number.yes-chosen', 'nhsNumber', /10 digit number/],
  ['proofing/enter-postcode.usual', 'postcode', /England, Wales or the Isle of Man.*your GP has on record/],
])('describes on %s the field %s with its hint', async (id, field, hint) => {
  await openVariant(id);
  expect(byId(field)).toHaveAccessibleDescription(hint);
});

it.each([
  ['log-in-password.usual', 'mobile@example.com'],
  ['register/create-password.usual', 'new-user@example.com'],
  ['reset/new-password.usual', 'mobile@example.com'],
])('names on %s the owner of the password for password managers only', async (id, owner) => {
  await openVariant(id);
  const whose = screen.getAllByDisplayValue(owner).at(-1) as HTMLElement;
  expect(attributesOf(whose)).toMatchObject({ type: 'email', autocomplete: 'username' });
  expect(whose).not.toBeVisible();
});

it.each<[screen: string, values: object]>([
  ['enter-email.email-known', { 'user-email': 'mobile@example.com' }],
  ['login.email-known', { 'user-email': 'mobile@example.com', 'password-input': '' }],
  ['passkey-enter-email.email-known', { 'user-email': 'passkey@example.com' }],
  ['forgotten-password.email-known', { 'user-email': 'mobile@example.com' }],
  ['register/enter-email.email-known', { 'user-email': 'new-user@example.com' }],
  ['enter-mobile-code.usual', { 'otp-input': '', rmd: false }],
  ['proofing/know-nhs-number.answered', { 'choice-1': true, 'choice-2': false, nhsNumber: '999 000 0018' }],
  ['proofing/know-nhs-number.answered-no', { 'choice-1': false, 'choice-2': true, nhsNumber: '' }],
  ['proofing/enter-name.answered', { firstName: 'Maya', middleNames: 'Ada Grace', lastName: 'Okafor' }],
  ['proofing/enter-dob.answered', { 'dob-day': '15', 'dob-month': '3', 'dob-year': '1984' }],
  ['proofing/enter-postcode.answered', { postcode: 'LS1 4AP' }],
  ['proofing/confirm-account-replacement.usual', { understood: false }],
  ['passkey-login-failed.usual', { 'choice-1': false, 'choice-2': false }],
])('fills in on %s what is known, and chooses nothing else', async (id, values) => {
  await openVariant(id);
  expect(fieldValues()).toEqual(values);
});

const what = 'What do you want to do?';
const phones = { mobile: 'A UK mobile phone', international: 'An international mobile phone' };

it.each<[screen: string, question: string, options: Readonly<Record<string, string>>]>([
  [
    'consent-confirmation.usual',
    what,
    {
      agree: 'Go back and agree to share my login information',
      notAgree: 'Go to Example health service without sharing my login information',
    },
  ],
  [
    'proofing/know-nhs-number.usual',
    'Do you know your NHS number?',
    { yes: 'Yes, I know my NHS number', no: 'No, continue with my full name' },
  ],
  ['register/enter-mobile.usual', 'Which phone do you want to use?', phones],
  ['register/enter-mobile.landline-allowed', 'Which phone do you want to use?', { ...phones, landline: 'A UK landline' }],
  [
    'proofing/duplicate-nhs-number.usual',
    what,
    {
      'duplicate-nhs-email-hint': 'Get help finding the email address linked to this account',
      'duplicate-nhs-no-try-login': 'Log in with the email address linked to this account',
    },
  ],
  [
    'proofing/duplicate-nhs-number.eligible',
    what,
    {
      'duplicate-nhs-no-try-login': 'Log in to your existing account',
      'duplicate-nhs-account-replacement-new-account': 'Continue with your new account',
    },
  ],
  [
    'proofing/multiple-emails-found.usual',
    what,
    {
      'multiple-email-addresses-reminder': 'Get an email reminder, sent to the email addresses linked to these accounts',
      'multiple-email-addresses-help-centre': 'I do not have access to these email addresses: go to the help centre (opens in a new tab)',
    },
  ],
])('asks on %s "%s", and offers the prescribed values', async (id, question, options) => {
  await openVariant(id);
  const group = screen.getByRole('group', { name: question });
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(Object.fromEntries(radios.map(({ value, labels }) => [value, labels?.[0]?.textContent]))).toEqual(options);
});

const options = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);
const again = 'Text me again with a new security code';
const callAgain = 'Call my landline again with a new security code';
const passkey = 'Log in with my passkey';
const [tryCalling, byText, change] = [
  'Try calling my landline again',
  'Send a security code to my mobile phone',
  'Change my landline number',
];

it.each<[screen: string, options: readonly string[]]>([
  ['mobile-code-expired.usual', []],
  ['mobile-code-expired.landline-known', [again, 'Call my landline to get a new security code']],
  ['mobile-code-expired.passkey', [again, passkey]],
  ['mobile-code-expired.without-passkeys', []],
  ['mobile-code-expired.passkey-and-landline', [again, passkey, 'Call my landline to get a new security code']],
  ['landline-code-expired.usual', []],
  ['landline-code-expired.passkey-and-mobile', [callAgain, passkey, 'Text me a new security code']],
  ['call-failed.usual', [tryCalling, change]],
  ['call-failed.without-passkeys', [tryCalling, change]],
  ['call-failed.passkey-and-mobile', [tryCalling, passkey, byText, change]],
  ['choose-authentication-method.usual', ['Text message to a number ending in 0338', 'Phone call to a number ending in 0456']],
  ['proofing/no-match.usual', ['Check my details again', 'Try my full name instead', 'Prove who I am another way']],
  ['proofing/no-match.by-name', ['Check my details again', 'Try my NHS number instead', 'Prove who I am another way']],
  ['proofing/duplicate-nhs-number.not-eligible', []],
  ['proofing/duplicate-nhs-number.active', []],
])('offers on %s only the ways that the user has, in order: %j', async (id, expected) => {
  await openVariant(id);
  await waitFor(() => expect(options()).toEqual(expected));
});

it('asks for a date in a group that has the question and an example', async () => {
  await openVariant('proofing/enter-dob.usual');
  expect(screen.getByRole('group', { name: 'What is your date of birth?' })).toHaveAccessibleDescription('For example, 15 3 1984');
});

it.each([
  ['passkey-login-failed.usual', 'choice-1', 'You need to tell us what you want to do'],
  ['proofing/enter-postcode.usual', 'postcode', 'You need to enter your postcode'],
  ['proofing/confirm-account-replacement.usual', 'understood', /^Confirm that you want to continue with a new NHS account/],
])('marks on %s the missing answer %s, and focuses it from the summary', async (id, field, sentence) => {
  const { user } = await openVariant(id);
  await user.click(button('Continue'));
  const [listed = ''] = await errorSummary();
  expect(listed).toMatch(sentence);
  expect([fieldError(byId(field)), ...screen.queryAllByRole('group').map(fieldError)]).toContain(listed);
  await user.click(screen.getByRole('link', { name: listed }));
  expect(byId(field)).toHaveFocus();
});

it('lists the missing fields of /login in their order', async () => {
  const { user } = await openVariant('login.usual');
  await user.click(button('Continue'));
  expect(await errorSummary()).toEqual(['Enter your email address', 'Enter your password']);
});

const help = 'https://help.login.nhs.uk';

/** Links to other sites. `tests/pages/map.long.test.tsx` has those between pages. */
it.each<[screen: string, link: RegExp, href: string]>([
  [
    'enter-email.usual',
    /^Learn more about NHS login \(opens in a new tab\)$/,
    'https://www.nhs.uk/nhs-services/online-services/nhs-log-in/',
  ],
  ['login.registration-not-allowed', /^Go to the help centre \(opens in a new tab\)$/, help],
  ['passkey-enter-email.usual', /^NHS account settings \(opens in a new tab\)$/, 'https://settings.login.nhs.uk'],
  ['nhs-login-consent.usual', /^terms of use and privacy policy/, 'https://www.example.com/terms'],
  ['nhs-login-consent.health-app', /^Get help with NHS login \(opens in a new tab\)$/, help],
  ['login-disabled.usual', /^Get help|help centre/, `${help}/contact?error=CID2012`],
  ['login-problem-nhs-number.usual', /^Get help with your NHS number/, `${help}/contact?error=CID2011`],
  ['error-account.usual', /help centre/, `${help}/contact?error=CID7031`],
  ['account-disabled.cid2014', /help centre/, `${help}/contact?error=CID2014`],
  ['no-client-info.usual', /help centre/, `${help}/contact?error=CID1004`],
  ['proofing/record-invalidated.usual', /^Contact us/, `${help}/contact?error=CID2011`],
  [
    'proofing/duplicate-nhs-number.not-eligible',
    /help centre/,
    `${help}/contact?error=CID1116&desc=Not+eligible+to+begin+account+migration`,
  ],
  ['failed-eligibility.usual', /help centre/, `${help}/contact?error=CID1119&desc=Not+eligible+to+complete+account+migration`],
  ['proofing/duplicate-nhs-number.usual', /^111 online/, 'https://111.nhs.uk'],
  ['proofing/email-address-found.usual', /^I do not have access to this email address/, '/redirect-to-help-centre'],
  ['proofing/duplicate-nhs-number.active', /^Get help with your existing account/, '/redirect-to-help-centre'],
  ['register/lost-access-email.not-allowed', /^contact us \(opens in a new tab\)$/, `${help}/contact`],
  ['otp-attempts-exceeded.usual', /^Get help with NHS login/, help],
])('opens on %s the link %s in a new tab: %s', async (id, text, href) => {
  await openVariant(id);
  const found = await within(screen.getByRole('main')).findByRole('link', { name: text });
  expect(attributesOf(found)).toMatchObject({ href, target: '_blank', rel: 'noopener noreferrer' });
});

/** `tests/pages/map.long.test.tsx` has the Back links of all pages. */
it('links on the page of the password back to the entry screen', async () => {
  await openVariant('log-in-password.usual');
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/enter-email');
});

it.each<[screen: string, ...absent: string[]]>([
  ['login.registration-not-allowed', 'Create NHS account'],
  ['login.without-passkeys', 'Log in with a passkey'],
  ['log-in-password.usual', 'I cannot remember my password'],
  ['log-in-password.without-passkeys', 'Log in with your passkey'],
  ['forgotten-password.without-passkeys', 'passkey'],
  ['password-attempts-exceeded.usual', 'Log in with your passkey instead'],
  ['password-attempts-exceeded.no-session', 'Reset your password'],
  ['otp-attempts-exceeded.without-passkeys', 'Log in with your passkey instead'],
  ['login-attempts-exceeded.usual', 'passkey', 'up to'],
  ['enter-mobile-code.usual', 'Log in with your passkey', 'Get a call to your landline'],
  ['enter-mobile-code.number-changing', 'Remember this device', 'passkey'],
  ['enter-landline-code.usual', 'Log in with your passkey', 'Send a security code to my mobile phone'],
  ['nhs-login-consent.usual', 'You have created an account', 'We have matched you', 'We have checked your GP record'],
  ['nhs-login-consent.health-app', '© NHS England'],
  ['nhs-login-consent.only-openid', 'will use your'],
  ['register/not-sure-account.not-allowed', 'Create an account'],
  ['register/lost-access-email.not-allowed', 'Create a new account'],
  ['register/already-have-an-account.other-browser', 'Reset your password'],
  ['register/check-email.unconfirmed', 'We have sent', 'Send the security code again'],
  ['reset/success.other-browser', 'Continue to log in'],
  ['reset/link-not-working.other-browser', 'Get a new link'],
  ['reset/link-expired.email-unknown', 'We sent it to'],
  ['reset/check-email.not-asked', 'we have sent'],
  ['check-email.usual', 'Go back and enter password'],
  ['not-registered.other-browser', 'Try again'],
  ['proofing/find-nhs-record.usual', 'You have created an account', 'Next step', 'Prove who you are', 'Last step'],
  ['proofing/enter-name.correcting', 'Back'],
  ['proofing/know-nhs-number.correcting', 'Back'],
  ['proofing/confirm-your-details.usual', 'Back', 'too many times'],
  ['proofing/confirm-your-details.locked', 'could not match these details', 'Try to match your details again'],
  ['proofing/confirm-your-details.not-looked-for', 'too many times', 'could not match', 'try again'],
  ['proofing/duplicate-nhs-number.usual', '••••'],
  ['proofing/duplicate-nhs-number.active', 'CID1116'],
])('does not show on %s: %s', async (id, ...absent) => {
  await openVariant(id);
  const page = [screen.getByRole('main'), ...screen.queryAllByRole('contentinfo')].map(({ textContent }) => textContent).join(' ');
  for (const text of absent) expect(page).not.toContain(text);
});
