/** The numbers and durations of the specifications (section 9 of each), with the unit in the name. No other file of the app repeats them. */

export const MIN_EMAIL_CHARACTERS = 7;
export const MAX_EMAIL_CHARACTERS = 254;
export const EMAIL_EXAMPLE = 'name@example.com';

export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 256;
/** The calling code to whose numbers no security code can be sent (ITU-T E.164). */
export const REFUSED_CALLING_CODE = '+1';
/** The delay before a changed phone number takes effect, so that its owner can stop the change. */
export const NUMBER_CHANGE_HOURS = 24;

export const NHS_NUMBER_DIGITS = 10;
/** The specification's rule, although some people have a name of one character. Counted in code points. */
export const MIN_NAME_CHARACTERS = 2;
export const MIN_AGE_YEARS = 11;
export const FIRST_BIRTH_YEAR = 1900;

export const SECURITY_CODE_DIGITS = 6;
export const SECURITY_CODE_MINUTES = 5;
export const MINUTE_MS = 60_000;
export const LOCKOUT_MINUTES = 15;
/** How many numbers the user reads out in a recording of their face. Not the security code. */
export const RECORDING_NUMBERS = 4;
export const SESSION_HOURS = 1;
/** How long before the session ends the user is warned, first and again. */
export const SESSION_WARNING_MINUTES = 10;
export const LAST_SESSION_WARNING_MINUTES = 2;
/** Delay before a new session is watched, so that it does not compete with the entry page. */
export const SESSION_WATCH_MS = 5000;
/** An identity token never lives that long. An `exp` further ahead is wrong. */
export const DAY_MS = 86_400_000;
export const REMINDER_LOCK_HOURS = 1;
/** How long a proof of identity takes, if the server gives no time. */
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
/** Screen readers announce a wait after this time. Everybody sees that it takes longer than usual after `LONG_WAIT_MS`. */
export const WAIT_SPOKEN_MS = 1500;
export const LONG_WAIT_MS = 8000;
/** If the browser has not left the app after this time, the page offers a link onwards. */
export const NOT_LEFT_MS = 10_000;
export const NETWORK_BACK_SHOWN_MS = 8000;
/** After the arrival of a page its heading takes the focus. Before that, a screen reader must have processed the removal of the last page. */
export const HEADING_FOCUS_MS = 250;
/** The longest time between the two clicks of a double click in operating systems. */
export const DOUBLE_CLICK_MS = 500;
export const CALL_TIMEOUT_MS = 30_000;
/** How long the browser may show its passkey dialogue if the server sets no limit (WebAuthn Level 3, 5.1.4: 5 to 10 minutes). */
export const PASSKEY_PROMPT_MINUTES = 5;
/** Time limit of the check for passkeys, because most users have none. */
export const PASSKEY_CHECK_TIMEOUT_MS = 5000;
/** Within this time after a reload for a failed import, another failure is shown instead of reloading again. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** Delay before retrying a failed import of `state/persistence`. */
export const SAVER_RETRY_MS = 5000;

/** The versions of the legal texts, and the numbers in them. */
export const PRIVACY_VERSION = '4.4';
export const PRIVACY_DATE = 'July 2024';
export const TERMS_VERSION = '3.1';
export const TERMS_DATE = '5 January 2024';
export const COOKIE_POLICY_VERSION = '2.1';
export const COOKIE_POLICY_DATE = '9 July 2024';

export const LOW_OR_MEDIUM_ACCOUNT_UNUSED_YEARS = 2;
/** In addition to the years. */
export const LOW_OR_MEDIUM_ACCOUNT_UNUSED_DAYS = 30;
export const HIGH_ACCOUNT_UNUSED_YEARS = 10;
export const IDENTITY_EVIDENCE_MONTHS = 6;
export const GENERAL_LOG_YEARS = 1;
export const AUDIT_EVENT_YEARS = 8;

export const ACCESSIBILITY_REPLY_HOURS = 48;
export const ACCESSIBILITY_CONTACT_CODE = 'CID0003';
export const NARROWEST_SCREEN_PIXELS = 320;
export const ZOOM_PERCENT = 300;
export const FIREWALL_TOKEN_MINUTES = 5;
export const ANALYTICS_COOKIE_YEARS = 2;

export const SERVICE_NAME = 'NHS login';
export const EXPLAINER_URL = 'https://www.nhs.uk/nhs-services/online-services/nhs-log-in/';
