import { fault } from './fault.mjs';

/** Faults against one sentence each of the specifications, in every folder of the app. */
export const specificationFaults = [
  fault('calls to an API on another origin carry no cookies', ['tests/units/api/http.test.ts'], {
    'src/api/http.ts': ["credentials: 'include',", "credentials: 'same-origin',"],
  }),
  fault("a refusal of optional cookies removes the firewall's cookie", ['tests/units/session/optional-cookies.test.tsx'], {
    'src/session/optional-cookies.ts': [
      'const neededCookies = Object.values(cookieNames);',
      `const { authorization, identityToken, rememberedDevice, preference } = cookieNames;
const neededCookies: string[] = [authorization, identityToken, rememberedDevice, preference];`,
    ],
  }),
  fault('an expired identity token of another account ends the sign-in', ['tests/units/session/several-cookies.test.ts'], {
    'src/session/identity-token.ts': ['new Set(unexpired().map(accountOf)', 'new Set(tokensInCookies().map(accountOf)'],
  }),
  fault('the end of an earlier lock stays after a refusal without one', ['tests/calls/uplift.test.tsx'], {
    'src/state/proofing.ts': ['payload.lockout_time_seconds ?? null', 'payload.lockout_time_seconds ?? state.lockOutTime'],
  }),
  fault('the minutes of a lock are rounded up', ['tests/units/deadlines/deadlines.test.tsx'], {
    'src/deadlines/deadline.tsx': ['Math.max(1, Math.round(left / MINUTE_MS))', 'Math.max(1, Math.ceil(left / MINUTE_MS))'],
  }),
  fault(
    "the firewall's page returns to the form instead of the address that repeats its call",
    ['tests/units/outcome/round-trip.test.ts'],
    {
      'src/outcome/step.ts': [
        "retryAt ?? (by === 'firewall' ? location.pathname : undefined)",
        "(by === 'firewall' ? location.pathname : retryAt)",
      ],
    },
  ),
  fault('analytics receives the text of the server with the details that it appends', ['tests/units/session/analytics.test.tsx'], {
    'src/outcome/step.ts': [
      "rowFor(error, [...sessionRows, ...rows])?.message ?? ''",
      "rowFor(error, [...sessionRows, ...rows])?.message ? error.message : ''",
    ],
  }),
  fault('the page after a refused consent opens without an identity token', ['tests/units/routing/guards.test.tsx'], {
    'src/app/routes.tsx': ['consentConfirmation]: { guards: [session, hasIdentityToken]', 'consentConfirmation]: { guards: [session]'],
  }),
  fault('the session warning offers more time although the session cannot be renewed', ['tests/pages/session-end.test.tsx'], {
    'src/app/session/session-end.tsx': ["{config.sessionRenewal === 'same-session' && (", '{config.sessionRenewal && ('],
  }),
  fault('a chunk that fails to load reloads the document forever where storage is blocked', ['tests/faults/failed-chunks.test.tsx'], {
    'src/delivery/load-chunk.ts': ["  if (readEntry('session', KEY) !== now) return false;\n", ''],
  }),
  fault('a page does not scroll to the anchor of its address', ['e2e/robustness/titles-and-focus.spec.ts'], {
    'src/page/focus.ts': ['      anchor.scrollIntoView();\n', ''],
  }),
  fault('the note about medical help does not name 999', ['tests/journeys/duplicate-account/duplicate-account.test.tsx'], {
    'src/content/refusal-page.tsx': ['    <p>Call 999 if someone&apos;s life is at risk.</p>\n', ''],
  }),
  fault(
    'a password is sent without the spaces around it',
    ['tests/units/forms/password.test.tsx', 'tests/journeys/sign-in/log-in-password.test.tsx'],
    { 'src/forms/rules.ts': ["check(z.minLength(1, 'PASSWORD_REQUIRED'", "check(z.trim(), z.minLength(1, 'PASSWORD_REQUIRED'"] },
  ),
  fault('the draft of a form contains the security code', ['tests/pages/drafts.test.tsx'], {
    'src/forms/draft.ts': ["['password', 'otp', 'authorization', 'token']", "['password', 'authorization', 'token']"],
  }),
  fault('a passkey starts although the password must be reset', ['tests/calls/account-status.test.tsx'], {
    'src/journeys/sign-in/steps/check-account.ts': ["if (answer.status === 'CONFIRMED' && passkeyDue", 'if (passkeyDue'],
  }),
  fault('the retry of a registration without an email address asks for that of a login', ['tests/calls/redirect-round-trip.test.tsx'], {
    'src/journeys/register/steps/validate-email.ts': ['goTo(paths.register.enterEmail,', 'goTo(paths.enterEmail,'],
  }),
  fault('a failed call to a landline offers a text without a mobile number', ['tests/pages/controls.test.tsx'], {
    'src/journeys/security-code/call-failed.tsx': ['(state) => state.profile.phoneNumber', '(state) => state.profile.landlineNumber'],
  }),
  fault('the browser offers other passkeys than those that the server has stored', ['tests/calls/passkey-options.test.tsx'], {
    'src/journeys/passkey/ceremony/log-in-with-passkey.ts': [
      'stored.length > 0 ? stored : given.allowCredentials',
      'given.allowCredentials ?? stored',
    ],
  }),
  fault('the page of busy records leads to the number although the user now gives a name', ['tests/journeys/proofing/no-match.test.tsx'], {
    'src/journeys/proofing/p5-pds-limit.tsx': ['(proofing.knowNhsNumber ?', '(proofing.nhsNumber ?'],
  }),
  fault(
    'the contact link of a migration that cannot begin has the title of one that cannot be completed',
    ['tests/pages/controls.test.tsx'],
    { 'src/journeys/duplicate-account/duplicate-nhs-number.tsx': ['to begin account migration', 'to complete account migration'] },
  ),
  fault('a reset link that expired while the page was open counts as used', ['tests/calls/confirm-change-password.test.tsx'], {
    'src/journeys/reset-password/steps/reset-password.ts': [
      `get errors() {
        return resetErrors(hasExpired(link) ? reset.linkExpired : reset.linkUsed);
      },`,
      'errors: resetErrors(hasExpired(link) ? reset.linkExpired : reset.linkUsed),',
    ],
  }),
  fault('the bot check before a reset email returns to the address after a reset', ['tests/calls/confirm-change-password.test.tsx'], {
    'src/journeys/forgotten-password/steps/forgot-password.ts': [
      'redirectUriAfterCaptcha: location.origin + paths.checkForgotPassword',
      'redirectUriAfterCaptcha: location.origin + paths.checkResetPassword',
    ],
  }),
  fault('the return from a reset leads to the page of a forgotten password', ['tests/calls/redirect-round-trip.test.tsx'], {
    'src/journeys/return/steps/check-then-redirect.ts': ['stepTo(paths.reset.checkEmail)', 'stepTo(paths.checkEmail)'],
  }),
  fault('a pending change of the landline number is explained on the page of the mobile number', ['tests/contract/refusals.test.ts'], {
    'src/journeys/recovery/steps/change-phone.ts': [
      "change('landline', paths.recovery.changeLandline,",
      "change('landline', paths.recovery.changeMobile,",
    ],
  }),
  fault('the consent page confuses a matched record with a checked one', ['tests/journeys/consent/nhs-login-consent.test.tsx'], {
    'src/journeys/consent/nhs-login-consent.tsx': [
      `    hasP5Success && 'We have matched you to your NHS record',
    gpRecordChecked && 'We have checked your GP record',`,
      `    gpRecordChecked && 'We have matched you to your NHS record',
    hasP5Success && 'We have checked your GP record',`,
    ],
  }),
  fault('consent is asked before the terms update', ['tests/calls/authcode.test.tsx'], {
    'src/journeys/authcode/steps/exchange-authcode.ts': [
      `  if (answer.terms_update_required) return goTo(paths.termsUpdate);
  if (answer.consent_required) return goTo(paths.nhsLoginConsent);`,
      `  if (answer.consent_required) return goTo(paths.nhsLoginConsent);
  if (answer.terms_update_required) return goTo(paths.termsUpdate);`,
    ],
  }),
  fault('the cookie policy gives the life of another cookie for the choice about cookies', ['tests/journeys/legal/legal.test.tsx'], {
    'src/journeys/cookies/cookies.tsx': [
      "'Remembers what you told us about optional cookies.', `${COOKIE_PREFERENCE_DAYS} days`",
      "'Remembers what you told us about optional cookies.', `${REMEMBER_DEVICE_DAYS} days`",
    ],
  }),
  fault('the privacy notice exchanges how long general logs and audit events are kept', ['tests/journeys/legal/legal.test.tsx'], {
    'src/journeys/legal/privacy.tsx': [
      "['General logs', `Kept for ${GENERAL_LOG_YEARS} year.`],\n  ['Audit events', `Kept for ${AUDIT_EVENT_YEARS} years.`],",
      "['General logs', `Kept for ${AUDIT_EVENT_YEARS} years.`],\n  ['Audit events', `Kept for ${GENERAL_LOG_YEARS} year.`],",
    ],
  }),
  fault("the page after too many logins asks to wait 'up to' 15 minutes", ['tests/pages/controls.test.tsx'], {
    'src/journeys/dead-ends/login-attempts-exceeded.tsx': ['{paths.login} exactly />', '{paths.login} />'],
  }),
  fault('a setting that is repeated in a file replaces the earlier one', ['tests/build/settings.test.ts'], {
    'hosting/read-settings.ts': [
      '    else if (values.has(read.name)) refuse(`sets ${read.name} again, after line ${values.get(read.name)?.at}`);\n',
      '',
    ],
  }),
  fault('new terms are refused by a click in the first half second', ['tests/journeys/consent/consent-confirmation.test.tsx'], {
    'src/journeys/consent/agree-form.tsx': [' onClickCapture={ignore}', ''],
  }),
  fault('an address that seems to be mistyped is sent by the first Continue', ['tests/journeys/register/enter-email.test.tsx'], {
    'src/journeys/register/steps/validate-email.ts': ['      return stay;\n', ''],
  }),
  fault('an ending that a registry has counts as mistyped', ['tests/units/forms/likely-address.test.ts'], {
    'src/forms/likely-address.ts': ['if (slip && (!isReal || slip.swapped))', 'if (slip)'],
  }),
  fault('a short name of a provider is as near as a long one', ['tests/units/forms/likely-address.test.ts'], {
    'src/forms/likely-address.ts': ["  if (length < 5 && (start === 0 || provider.endsWith('.com'))) return false;\n", ''],
  }),
  fault('the report of an exception quotes its message', ['tests/units/session/reports.test.ts'], {
    'src/session/reports/places.ts': ['? withoutName.slice(text.length) :', '? withoutName :'],
  }),
  fault('the report of an exception names the script of an extension', ['tests/units/session/reports.test.ts'], {
    'src/session/reports/places.ts': ['!address?.startsWith(assets)', '!address'],
  }),
  fault('a password manager gets the page of the app for an unknown well-known address', ['tests/build/host-files.test.ts'], {
    'hosting/caching.ts': ["[^/.]*$', cacheControl: 'no-cache'", "[^/.]+x$', cacheControl: 'no-cache'"],
  }),
  fault('a capital letter beyond ASCII does not count', ['tests/units/forms/password.test.tsx'], {
    'src/forms/new-password.ts': ['/\\p{Lu}/u', '/[A-Z]/'],
  }),
  fault('a wrong code after an emailed one is explained', ['tests/calls/otp.test.tsx'], {
    'src/state/deadlines.ts': ['    if (timestamps[timestamp] === undefined) delete timestamps.codeReplaced;\n    else', '   '],
  }),
  fault('a passkey of a security key is offered before a reset', ['tests/journeys/forgotten-password/forgotten-password.test.tsx'], {
    'src/journeys/passkey/offers/offers.tsx': ["!transports?.length || transports.includes('internal')", 'transports !== null'],
  }),
];
