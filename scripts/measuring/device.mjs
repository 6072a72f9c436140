/**
 * A tab with no protocol domain enabled except Page, which only adds scripts to documents.
 * @typedef {object} Tab
 * @property {(method: string, params?: object) => Promise<any>} send a command of the protocol
 * @property {(expression: string) => Promise<any>} evaluate JavaScript in the page; undefined while no page is loaded
 */
/** @typedef {readonly import('@playwright/test').Cookie[]} Cookies */
/** @typedef {{ openTab: (atStart: string) => Promise<Tab>, close: () => Promise<void> }} Device
 * `atStart` is the text of a script that runs in each document before the page's own
 */

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/**
 * Sends commands to a target over the browser's own session, out of Playwright's sight. On its pages Playwright enables Network,
 * Runtime and other domains, which slow scripts down.
 * @param {import('@playwright/test').CDPSession} browser
 * @param {string} targetId
 * @returns {Promise<Tab['send']>}
 */
async function talkTo(browser, targetId) {
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  let last = 0;
  browser.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return;
    const answer = JSON.parse(received.message);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return async (method, params = {}) => {
    const id = (last += 1);
    const answered = new Promise((resolve) => waiting.set(id, resolve));
    await browser.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}

/**
 * A phone with its own cache and storage.
 * @param {import('@playwright/test').Browser} chrome
 * @param {Cookies} cookies
 * @returns {Promise<Device>}
 */
export async function openDevice(chrome, cookies) {
  const browser = await chrome.newBrowserCDPSession();
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  // Cookies last as long as the browser context. CDP has another format for these two keys.
  const settable = cookies.map(({ expires: _expires, partitionKey: _partitionKey, ...cookie }) => cookie);
  await browser.send('Storage.setCookies', { browserContextId, cookies: settable });
  return {
    openTab: async (atStart) => {
      const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
      const send = await talkTo(browser, targetId);
      await send('Emulation.setDeviceMetricsOverride', phone);
      await send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await send('Page.enable');
      await send('Page.addScriptToEvaluateOnNewDocument', { source: atStart });
      return {
        send,
        evaluate: async (expression) => {
          // Between two documents there is none to query.
          const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }).catch(() => undefined);
          return answer?.result?.value;
        },
      };
    },
    close: async () => {
      await browser.send('Target.disposeBrowserContext', { browserContextId });
      await browser.detach();
    },
  };
}

/** As on most phones: a platform authenticator with stored passkeys and a verified user. It is not touched. */
const authenticator = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: false,
};

/**
 * Gives a page a platform authenticator. A request stays pending until it is touched, such as that of the
 * autofill list.
 * @param {Tab['send']} send
 */
export async function addAuthenticator(send) {
  await send('WebAuthn.enable');
  const { authenticatorId } = await send('WebAuthn.addVirtualAuthenticator', { options: authenticator });
  return { isTouched: (/** @type {boolean} */ enabled) => send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }) };
}

/** An expression for whether the page has a platform authenticator, and can offer passkeys in the autofill list. */
export const hasAuthenticator = `Promise.all([
  PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
  PublicKeyCredential.isConditionalMediationAvailable(),
]).then((answers) => answers.every(Boolean))`;
