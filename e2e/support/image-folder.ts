import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { copiesOf, instructionsOf } from '../../tests/support/dockerfile';

/**
 * The build folder of an image: only the files that its Dockerfile copies into this stage, and this project's packages instead
 * of `npm ci`. Returns the folder and the stage's instructions.
 */
export function imageFolder(name: string, dockerfile: string, stage: string) {
  const folder = join(root, '.reports', 'images', name);
  rmSync(folder, { recursive: true, force: true });
  const instructions = instructionsOf(join(root, dockerfile)).filter((one) => one.stage === stage);
  for (const { path } of copiesOf(instructions)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const saying = (word: string) => instructions.filter((one) => one.word === word).map(({ rest }) => rest);
  return { folder, saying };
}
