/**
 * How a page is used.
 * @typedef {object} Steps
 * @property {string} [field] the field that a person comes for
 * @property {Record<string, string>} fills what is typed before the button is pressed, by field
 * @property {string} [next] the field of the next step, which this page does not have
 * @property {boolean} [leadsToOneCall] whether a later step of it makes one call only
 * @property {boolean} [hasLimit] whether the same page lies here as plain HTML, with a form that leads to the next one
 */

// As the mock backend's persona `mobile` has them.
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
    leadsToOneCall: true,
  },
};

/** Those that are measured unless others are asked for. */
export const entryAddresses = Object.keys(pages);

/** Any other page is only opened. @param {string} address @returns {Steps} */
export const stepsOf = (address) => pages[address] ?? { fills: {} };
