/**
 * The budget of an address. None of its figures varies between runs.
 * @typedef {object} Budget
 * @property {number} initialJs bytes of brotli, of the scripts that the HTML names and what they import
 * @property {number} inlineCss bytes of brotli, of the HTML's own style sheets
 * @property {number} blockingSheets style sheets that the first paint waits for
 * @property {number} bytes on the wire, headers and what is fetched ahead included
 * @property {number} requests
 * @property {number} otherHosts
 */

/** The most per address: the reached figure with a small margin, so that it cannot regress. @type {Record<string, Budget>} */
export const budgets = {
  '/enter-email': { initialJs: 96_200, inlineCss: 3_050, blockingSheets: 0, bytes: 145.9 * 1024, requests: 5, otherHosts: 0 },
  '/login': { initialJs: 96_200, inlineCss: 3_050, blockingSheets: 0, bytes: 146.8 * 1024, requests: 6, otherHosts: 0 },
};

/**
 * The most per visit: a device with a platform authenticator, as most phones have one (target 10 requests and 140 KiB), and a complete log-in on
 * a first visit without the service's own page (target 150 KiB).
 */
export const visitBudgets = {
  authenticator: { bytes: 150.5 * 1024, requests: 7, otherHosts: 0 },
  textLogin: { bytes: 176.1 * 1024, requests: 23 },
};

/** Whether a figure is within its budget. A missing figure is not. @param {number} value @param {number} most */
export const isWithin = (value, most) => value <= most;
