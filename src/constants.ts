/** The numbers and durations of the specifications (section 9 of each), the unit in the name. Each stands here and nowhere else. */

export const MIN_EMAIL_CHARACTERS = 7;
export const MAX_EMAIL_CHARACTERS = 254;
export const EMAIL_EXAMPLE = 'name@example.com';

export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 256;
/** The calling code to whose numbers no security code can be sent (ITU-T E.164). */
export const REFUSED_CALLING_CODE = '+1';
/** How long a change of a phone number waits, so that its owner can stop it. */
export const NUMBER_CHANGE_HOURS = 24;

export const NHS_NUMBER_DIGITS = 10;
/** A specification's rule, though there are people whose name is a single character. Counted in code points. */
export const MIN_NAME_CHARACTERS = 2;
export const MIN_AGE_YEARS = 11;
export const FIRST_BIRTH_YEAR = 1900;

export const SECURITY_CODE_DIGITS = 6;
export const SECURITY_CODE_MINUTES = 5;
export const MINUTE_MS = 60_000;
export const LOCKOUT_MINUTES = 15;
/** How many numbers the recording of a face asks for; not the security code. */
export const RECORDING_NUMBERS = 4;
export const SESSION_HOURS = 1;
/** How long before its end the person is told, once and again. */
export const SESSION_WARNING_MINUTES = 10;
export const LAST_SESSION_WARNING_MINUTES = 2;
/** When a new session begins to be watched: the entry page has other things to do first. */
export const SESSION_WATCH_MS = 5000;
/** No identity token lives as long: an `exp` further ahead is wrong. */
export const DAY_MS = 86_400_000;
export const REMINDER_LOCK_HOURS = 1;
/** How long it takes to prove who you are, when the server does not say. */
export const DEFAULT_PYI_SLA = '24 hours';

export const REMEMBER_DEVICE_DAYS = 180;
export const COOKIE_PREFERENCE_DAYS = 365;
export const VISITOR_ID_MONTHS = 12;
export const RESET_LINK_HOURS = 1;
export const EMAIL_CODE_HOURS = 1;

export const ACCOUNT_CHECK_MIN_MS = 1000;
export const SECURITY_CODE_SPINNER_MIN_MS = 1000;
export const REMINDER_SPINNER_MIN_MS = 1000;
export const HELP_CENTRE_REDIRECT_MS = 1000;
/** How long a wait must last to be told to a screen reader, and when it is told to everybody that it is a long one. */
export const WAIT_SPOKEN_MS = 1000;
export const LONG_WAIT_MS = 8000;
/** How long it is said that the network is back. */
export const NETWORK_BACK_SHOWN_MS = 8000;
/** The longest time between the two presses of a double click, as operating systems have it. */
export const DOUBLE_CLICK_MS = 500;
export const CALL_TIMEOUT_MS = 30_000;
/** How long the browser may ask for a passkey where the server sets no limit (WebAuthn Level 3, 5.1.4: 5 to 10 minutes). */
export const PASSKEY_PROMPT_MINUTES = 5;
/** A person is not kept waiting for a passkey that they may not have. */
export const PASSKEY_CHECK_TIMEOUT_MS = 5000;
/** Within this time after a reload for a lost chunk, a second loss is shown instead of reloading again. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** After which what keeps the state over a reload is asked for again, when it could not be had. */
export const SAVER_RETRY_MS = 5000;

/** The editions of the legal texts, and the numbers that they state. */
export const PRIVACY_VERSION = '4.4';
export const PRIVACY_DATE = 'July 2024';
export const TERMS_VERSION = '3.1';
export const TERMS_DATE = '5 January 2024';
export const COOKIE_POLICY_VERSION = '2.1';
export const COOKIE_POLICY_DATE = '9 July 2024';

export const LOW_OR_MEDIUM_ACCOUNT_UNUSED_YEARS = 2;
/** On top of the years. */
export const LOW_OR_MEDIUM_ACCOUNT_UNUSED_DAYS = 30;
export const HIGH_ACCOUNT_UNUSED_YEARS = 10;
export const IDENTITY_EVIDENCE_MONTHS = 6;
export const GENERAL_LOG_YEARS = 1;
export const AUDIT_EVENT_YEARS = 8;

export const ACCESSIBILITY_REPLY_HOURS = 48;
/** The help centre's code for a question about accessibility. */
export const ACCESSIBILITY_CONTACT_CODE = 'CID0003';
export const NARROWEST_SCREEN_PIXELS = 320;
export const ZOOM_PERCENT = 300;
export const FIREWALL_TOKEN_MINUTES = 5;
export const ANALYTICS_COOKIE_YEARS = 2;

export const SERVICE_NAME = 'NHS login';
/** The page of the NHS website that explains NHS login. */
export const EXPLAINER_URL = 'https://www.nhs.uk/nhs-services/online-services/nhs-log-in/';
