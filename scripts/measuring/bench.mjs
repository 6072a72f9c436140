import { serveOnLine } from './line.mjs';
import { servePlain } from './plain.mjs';
import { dist, launchHere } from './serve.mjs';

/** @typedef {Awaited<ReturnType<typeof openBench>>} Bench */

/**
 * A browser, and servers on slow lines: the app, plain pages, and an earlier build if there is one.
 * @param {string} [against] the folder of the earlier build
 */
export async function openBench(against) {
  const chrome = await launchHere();
  const app = await serveOnLine(dist);
  const plain = await servePlain(chrome);
  const earlier = against ? await serveOnLine(against) : undefined;
  const close = async () => {
    await chrome.close();
    await Promise.all([app, plain, earlier].map((server) => server?.close()));
  };
  return { chrome, app, plain, earlier, close };
}
