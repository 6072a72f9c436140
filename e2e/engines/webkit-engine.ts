import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Engine, TabOptions } from './driver';
import { setting } from './setting';
import { until } from './until';
import { command } from './web-driver';
import { WebKitTab } from './webkit-tab';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * The browser of the driver. A proxy on which nothing listens blocks requests to other hosts. It is an argument, because with WebDriver's
 * proxy capability the browser does not always start. WebDriver cannot run a script before those of a page, so a switch of the engine
 * disables localStorage. There is none for sessionStorage.
 */
function browserOptions({ storageBlocked }: TabOptions) {
  if (storageBlocked) console.log('WebKit: only localStorage is blocked, sessionStorage cannot be.');
  return {
    binary: setting('ENGINES_WEBKIT_BROWSER'),
    args: [
      '--automation',
      '--proxy=http://127.0.0.1:9',
      '--ignore-host=localhost',
      ...(storageBlocked ? ['--enable-html5-local-storage=false'] : []),
    ],
  };
}

/** Starts a driver of WebKitGTK on a free port. It drives a single browser. */
async function startDriver() {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = spawn(setting('ENGINES_WEBKIT_DRIVER'), [`--port=${port}`], { stdio: 'ignore' });
  const stop = async () => {
    driver.kill();
    if (driver.exitCode === null && driver.signalCode === null) await once(driver, 'exit');
  };
  const status = () => command(`${address}/status`, 'GET') as Promise<{ ready: boolean }>;
  await until('the driver of WebKit', status, ({ ready }) => ready);
  return { address, stop };
}

/** WebKitGTK. Each tab is a separate browser, which starts in a quarter of a second and shares nothing with the others. */
export const webKit: Engine = {
  newTab: async (options) => {
    const driver = await startDriver();
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions(options) } };
    try {
      const { sessionId } = (await command(`${driver.address}/session`, 'POST', { capabilities })) as { sessionId: string };
      return new WebKitTab(`${driver.address}/session/${sessionId}`, driver.stop);
    } catch (error) {
      await driver.stop();
      throw error;
    }
  },
  quit: () => Promise.resolve(),
};
