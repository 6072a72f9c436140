/** Slow 4G and a slow phone, with Lighthouse's values for throttling in the browser (milliseconds, kbit/s). */
const slow = { latency: 562.5, down: 1474.56, up: 675, cpu: 4 };
const bytesPerSecond = (/** @type {number} */ kbits) => (kbits * 1024) / 8;

/** How many times slower the phone computes than this machine. */
export const cpuRate = slow.cpu;
/** The line's delay of each answer, and its bandwidth towards the phone. */
export const slowLine = { latencyMs: slow.latency, bytesPerSecond: bytesPerSecond(slow.down) };

/** Throttles this page. @param {import('@playwright/test').CDPSession} cdp */
export async function slowDown(cdp) {
  const network = { offline: false, latency: slow.latency };
  const speeds = { downloadThroughput: bytesPerSecond(slow.down), uploadThroughput: bytesPerSecond(slow.up) };
  await cdp.send('Network.emulateNetworkConditions', { ...network, ...speeds });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
}
