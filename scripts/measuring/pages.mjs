/**
 * How a page is used.
 * @typedef {object} Steps
 * @property {string} [field] the field that the page is about
 * @property {Record<string, string>} fills the texts to type before the click, by field
 * @property {string} [next] the field of the next step, which this page does not have
 * @property {boolean} [nextMakesOneCall] whether a later step makes one call only
 * @property {boolean} [hasLimit] whether there is a copy of the page as plain HTML, with a form that opens the next one
 */

// From the mock backend's persona `mobile`.
const email = 'mobile@example.com';
const password = 'Passw0rd$1';

/** @type {Record<string, Steps>} */
const pages = {
  '/enter-email': { field: '#user-email', fills: { '#user-email': email }, next: '#password-input', hasLimit: true },
  '/login': {
    field: '#user-email',
    fills: { '#user-email': email, '#password-input': password },
    next: '#otp-input',
    hasLimit: true,
    nextMakesOneCall: true,
  },
};

/** The pages that are measured by default. */
export const entryAddresses = Object.keys(pages);

/** Any other page is only opened. @param {string} address @returns {Steps} */
export const stepsOf = (address) => pages[address] ?? { fills: {} };
