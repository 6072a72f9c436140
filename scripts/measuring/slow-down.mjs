/** Slow 4G and a slow phone, as Lighthouse has them when the browser itself slows down (kbit/s). */
const slow = { latency: 562.5, down: 1474.56, up: 675, cpu: 4 };
const bytesPerSecond = (/** @type {number} */ kbits) => (kbits * 1024) / 8;

/** From now on, in this page. @param {import('@playwright/test').CDPSession} cdp */
export async function slowDown(cdp) {
  const network = { offline: false, latency: slow.latency };
  const speeds = { downloadThroughput: bytesPerSecond(slow.down), uploadThroughput: bytesPerSecond(slow.up) };
  await cdp.send('Network.emulateNetworkConditions', { ...network, ...speeds });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
}
