import { readFileSync } from 'node:fs';

interface Instruction {
  /** In capitals: FROM, COPY, RUN and so on. */
  word: string;
  /** Without flags such as --chown. */
  rest: string;
  flags: string[];
  /** The name of the stage that it is in; '' when it has none, or before the first. */
  stage: string;
}

/** The instructions of a Dockerfile, in order, each on one line. */
export function instructionsOf(path: string): Instruction[] {
  const lines = readFileSync(path, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  let stage = '';
  return lines.map((line) => {
    const [word = '', ...parts] = line.split(/\s+/);
    const flags = parts.filter((part, at) => part.startsWith('--') && parts.slice(0, at).every((before) => before.startsWith('--')));
    const rest = parts.slice(flags.length).join(' ');
    if (word === 'FROM') stage = / AS (\S+)$/.exec(rest)?.[1] ?? '';
    return { word, rest, flags, stage };
  });
}

/** The files copied from the project folder: each path, and its target in the image. */
export const copiesOf = (instructions: readonly Instruction[]) =>
  instructions
    .filter(({ word, flags }) => word === 'COPY' && !flags.some((flag) => flag.startsWith('--from')))
    .flatMap(({ rest, stage }) => {
      const [to = '', ...from] = rest.split(' ').reverse();
      return from.map((path) => ({ path, to, stage }));
    });
