/** The facts that the legal texts state, the unit in the name. Each stands here and nowhere else. */

export const PRIVACY_EDITION = { version: '4.4', date: 'July 2024' };
export const TERMS_EDITION = { version: '3.1', date: '5 January 2024' };

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
