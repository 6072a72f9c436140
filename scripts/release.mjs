import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, root } from './command.mjs';
import { release, rollBack } from './releasing/release.mjs';

const usage = 'It is used so: npm run release -- --into /srv/nhs-login [--from dist] [--back]';

try {
  const { into, from, back } = parseArgs({
    options: { into: { type: 'string' }, from: { type: 'string', default: join(root, 'dist') }, back: { type: 'boolean', default: false } },
  }).values;
  if (!into) throw new Error(`Into which folder? ${usage}`);
  const { id, before, gone } = back ? rollBack({ into: resolve(into) }) : release({ build: resolve(from), into: resolve(into) });
  console.log(`Release ${id} is in ${resolve(into)}.${before ? ` Before it: ${before}.` : ''}${gone.length ? ` Removed: ${gone.join(', ')}.` : ''}
It is in force when nginx reads it: nginx -t && nginx -s reload`);
} catch (error) {
  giveUp(/** @type {Error} */ (error).message);
}
