import {
  ANALYTICS_COOKIE_YEARS,
  COOKIE_PREFERENCE_DAYS,
  FIREWALL_TOKEN_MINUTES,
  REMEMBER_DEVICE_DAYS,
  SESSION_HOURS,
  VISITOR_ID_MONTHS,
} from '@/constants';
import { cookieNames, visitorIdCookie } from '@/session/cookie-names';

const withTheBrowser = 'When you close your browser';
const withYourLogin = `When your login ends: when you go on to the website or app, when we log you out, after ${SESSION_HOURS} hour, or when you close your browser`;
const analyticsYears = `${ANALYTICS_COOKIE_YEARS} years`;

/** Name, purpose, expiry. */
type CookieRows = readonly (readonly [string, string, string])[];

export const strictlyNecessary: CookieRows = [
  [cookieNames.authorization, 'Keeps your place while you log in, and knows which website or app you came from.', withTheBrowser],
  [cookieNames.identityToken, 'Shows that you have logged in.', withYourLogin],
  [cookieNames.identityTokenOwner, 'Tells us which login the cookie before this one belongs to.', withYourLogin],
  [
    cookieNames.rememberedDevice,
    'Remembers your device, so that we stop sending security codes to you. Only set if you ask us to.',
    `${REMEMBER_DEVICE_DAYS} days`,
  ],
  [cookieNames.preference, 'Remembers what you told us about optional cookies.', `${COOKIE_PREFERENCE_DAYS} days`],
  [cookieNames.firewall, 'Protects the service from attacks and from robots.', `${FIREWALL_TOKEN_MINUTES} minutes`],
];

export const ownOptional: CookieRows = [
  [visitorIdCookie, 'Holds the number of your account. Tells us that visits belong to the same person.', `${VISITOR_ID_MONTHS} months`],
];

export const adobeOptional: CookieRows = [
  ['s_cc', 'Checks that your browser accepts cookies.', withTheBrowser],
  ['s_sq', 'Remembers the last link that you selected.', withTheBrowser],
  ['s_ppv', 'Measures how much of a page you have seen.', withTheBrowser],
  ['s_ppvl', 'Measures how much of the page before it you had seen.', withTheBrowser],
  ['gpv', 'Remembers the name of the page before.', withTheBrowser],
  ['AMCVS_###@AdobeOrg', 'Shows that a visit has begun.', withTheBrowser],
  ['AMCV_###@AdobeOrg', 'Gives your browser a number of its own, so that we can count visitors.', analyticsYears],
  ['s_vi', 'Holds a number for your browser, and when it first came.', analyticsYears],
  ['s_fid', 'Does the work of s_vi when your browser does not accept it.', analyticsYears],
  ['s_nr', 'Tells us if you have been here before.', analyticsYears],
  ['demdex', "Lets Adobe recognise your browser. This cookie belongs to Adobe's own website.", analyticsYears],
];
