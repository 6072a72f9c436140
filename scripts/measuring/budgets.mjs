/**
 * The most per address: the reached figure with a small margin, so that it cannot regress. No figure varies between runs. `initialJs` and
 * `inlineCss` are bytes of brotli; `bytes` are on the wire, with headers and what is fetched ahead.
 * @type {Record<string, Record<'initialJs' | 'inlineCss' | 'blockingSheets' | 'bytes' | 'requests' | 'otherHosts', number>>}
 */
export const budgets = {
  '/enter-email': { initialJs: 96_300, inlineCss: 3_050, blockingSheets: 0, bytes: 145.9 * 1024, requests: 5, otherHosts: 0 },
  '/login': { initialJs: 96_300, inlineCss: 3_050, blockingSheets: 0, bytes: 146.8 * 1024, requests: 6, otherHosts: 0 },
};

/** The most per visit: a device with a platform authenticator, as most phones have one, and a complete log-in on a first visit. */
export const visitBudgets = {
  authenticator: { bytes: 150.5 * 1024, requests: 7, otherHosts: 0 },
  textLogin: { bytes: 176.1 * 1024, requests: 23, otherHosts: 0 },
};

/**
 * The kinds of documents, recognised by unique content, and the most bytes of brotli for each, styles and views included. The first match
 * counts. The margin is at least 50 bytes, because the build id and the hashes in file names change the length.
 * @type {readonly [kind: string, fits: (name: string, html: string) => boolean, most: number][]}
 */
export const documentKinds = [
  ['frame', (name) => name === 'index.html', 7_060],
  ['entry page', (name) => ['enter-email.html', 'login.html'].includes(name), 9_100],
  ['legal text', (_name, html) => html.includes('nhsuk-heading-xl'), 12_450],
  ['question', (_name, html) => /<form|<fieldset/.test(html), 9_100],
  ['message', () => true, 8_900],
];
