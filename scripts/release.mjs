import { join, resolve } from 'node:path';
import { giveUp, root } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { release, rollBack } from './releasing/release.mjs';

const usage = `
Puts a build beside the earlier releases of a folder that nginx serves, or goes back to the release before.

Usage: npm run release -- --into <folder> [options]

  --into <folder>  the folder of the releases
  --from <folder>  another build than dist
  --back           puts the release before in force

Example: npm run release -- --into /srv/nhs-login`;

/** @returns {{ into: string, build: string, back: boolean }} */
function asked() {
  const { values } = commandLine(usage, {
    options: { into: { type: 'string' }, from: { type: 'string' }, back: { type: 'boolean', default: false } },
  });
  if (!values.into) return refuse('--into <folder> is needed');
  return { into: resolve(values.into), build: resolve(values.from ?? join(root, 'dist')), back: values.back };
}

const { into, build, back } = asked();
try {
  const { id, before, gone } = back ? rollBack({ into }) : release({ build, into });
  const others = [...(before ? [`Before it: ${before}.`] : []), ...(gone.length > 0 ? [`Removed: ${gone.join(', ')}.`] : [])];
  console.log([`Release ${id} is in ${into}.`, ...others].join(' '));
  console.log('It is in force when nginx reads it: nginx -t && nginx -s reload');
} catch (error) {
  giveUp(/** @type {Error} */ (error).message);
}
