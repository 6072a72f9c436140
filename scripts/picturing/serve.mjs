import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { journeysBuild, journeysSettings } from '../e2e.mjs';

/**
 * Serves a build of a commit, by default that of the journeys, in its own process, because the configuration and the mock backend
 * are that commit's.
 * @param {string} folder of the commit
 * @param {string} [build]
 * @param {Record<string, string>} [settings] that the build was made with: the headers of an answer are made from the same
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export function serveCommit(folder, build = journeysBuild, settings = journeysSettings) {
  const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  const server = spawn(process.execPath, [vite, 'preview', '--outDir', build, '--port', '0', '--host', 'localhost'], {
    cwd: folder,
    // Colour codes would become part of the address.
    env: { ...process.env, ...settings, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = () => void server.kill();
  process.once('exit', close);
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (part) => {
      output += part;
      const origin = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (origin) resolve({ origin, close });
    });
    server.once('exit', (code) => reject(new Error(`The server of ${folder} exited with ${code}: ${output}`)));
  });
}
