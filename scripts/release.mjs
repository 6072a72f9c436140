import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, root } from './command.mjs';
import { release, rollBack } from './releasing/release.mjs';

const usage = 'npm run release -- --into /srv/nhs-login [--from dist] [--back]';

/** @returns {{ into: string, build: string, back: boolean }} */
function asked() {
  try {
    const { values } = parseArgs({
      options: { into: { type: 'string' }, from: { type: 'string' }, back: { type: 'boolean', default: false } },
    });
    if (!values.into) throw new Error('Into which folder?');
    return { into: resolve(values.into), build: resolve(values.from ?? join(root, 'dist')), back: values.back };
  } catch (error) {
    return giveUp(`${/** @type {Error} */ (error).message} It is used so: ${usage}`);
  }
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
