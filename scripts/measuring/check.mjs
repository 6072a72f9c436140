import { budgets, visitBudgets } from './budgets.mjs';
import { textLogin } from './journeys.mjs';
import { longestDocuments, sizesOfAddress } from './sizes.mjs';
import { launchHere, openVisit, serveBuild, takeStep } from './visit.mjs';

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const KiB = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

/** @type {Record<string, [label: string, format: (value: number) => string]>} */
const names = {
  document: ['Longest document', kB],
  initialJs: ['Initial JS', kB],
  inlineCss: ['Inline CSS', kB],
  blockingSheets: ['Blocking style sheets', String],
  bytes: ['All bytes', KiB],
  requests: ['Requests', String],
  otherHosts: ['Other hosts', String],
};

/**
 * Prints each figure with its budget. Returns whether all are within it. A figure without a budget is not, and neither is NaN.
 * @param {string} title @param {Record<string, number>} figures @param {Record<string, number>} budget
 */
export function hold(title, figures, budget) {
  const verdicts = Object.entries(figures).map(([name, value]) => {
    const { [name]: most = NaN } = budget;
    const [label = name, format = String] = names[name] ?? [];
    const cells = [value <= most ? 'ok  ' : 'OVER', title.padEnd(40), label.padEnd(22), format(value).padStart(10)];
    console.log(`${cells.join('  ')}   at most ${format(most)}`);
    return value <= most;
  });
  return verdicts.every(Boolean);
}

/** Whether the page has a platform authenticator, and can offer passkeys in the autofill list. Runs in the page. */
const hasAuthenticator = async () =>
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) &&
  (await PublicKeyCredential.isConditionalMediationAvailable());

/** Compares a build with its budgets of bytes and requests. Returns whether it is within all of them. @param {string} folder */
export async function checkBudgets(folder) {
  const verdicts = longestDocuments(folder).map(({ kind, name, bytes, most }) =>
    hold(`${kind}: ${name}`, { document: bytes }, { document: most }),
  );
  for (const [address, budget] of Object.entries(budgets)) verdicts.push(hold(address, sizesOfAddress(folder, address), budget));
  const { origin, close } = await serveBuild(folder);
  const chrome = await launchHere();
  /** Types nothing, because the cost would depend on whether the script had loaded. @param {string} address @param {boolean} [passkeys] */
  const trafficOf = async (address, passkeys = false) => {
    const visit = await openVisit(chrome, origin, { screen: 'enter-email.usual', passkeys });
    await visit.page.goto(origin + address);
    await visit.rest();
    // Its budget would be met without an authenticator.
    if (passkeys && !(await visit.page.evaluate(hasAuthenticator))) throw new Error('The page has no platform authenticator');
    return visit.traffic();
  };
  const trafficOfLogin = async () => {
    const visit = await openVisit(chrome, origin, textLogin);
    await visit.page.goto(origin + (await visit.address()));
    for (const step of textLogin.steps) await takeStep(visit, step);
    await visit.rest();
    return visit.traffic();
  };
  try {
    // The log-in mostly waits.
    const login = trafficOfLogin();
    for (const [address, budget] of Object.entries(budgets)) verdicts.push(hold(address, await trafficOf(address), budget));
    verdicts.push(hold('/enter-email, authenticator', await trafficOf('/enter-email', true), visitBudgets.authenticator));
    verdicts.push(hold('Log-in by text message', await login, visitBudgets.textLogin));
  } finally {
    await chrome.close();
    await close();
  }
  return verdicts.every(Boolean);
}
