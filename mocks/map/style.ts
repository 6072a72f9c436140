/** A line's stroke, and also its colour, shows whether tests have covered it. */
export const shares = {
  all: { colour: '#006747', style: 'solid', width: 1.8, means: 'Solid, green: a test covers every transition of the line' },
  some: { colour: '#8a5a00', style: 'bold,dashed', width: 1.8, means: 'Thick and dashed, brown: some of them' },
  none: { colour: '#a61c1c', style: 'dashed', width: 1, means: 'Thin and dashed, red: none' },
  unrecorded: {
    colour: '#5f6b73',
    style: 'solid',
    width: 1.2,
    means: 'Thin and solid, grey: not recorded, because no test has been recorded yet',
  },
} as const;

/** The possible lines of a map. Without a recording, it cannot tell covered ones from others. */
export const sharesOf = (tests: number): (keyof typeof shares)[] => (tests > 0 ? ['all', 'some', 'none'] : ['unrecorded']);

/** A line of which some transitions are covered. */
export function shareOf({ tests }: { tests: number }, covered: number, edges: number): keyof typeof shares {
  if (tests === 0) return 'unrecorded';
  if (covered === edges) return 'all';
  return covered > 0 ? 'some' : 'none';
}

export const graphStyle = {
  rankdir: 'LR',
  ranksep: 0.9,
  nodesep: 0.16,
  fontname: 'Arial',
  fontsize: 26,
  tooltip: 'Journey map',
  bgcolor: 'white',
};
export const nodeStyle = {
  shape: 'box',
  style: 'filled,rounded',
  color: '#425563',
  fontname: 'Arial',
  fontsize: 14,
  margin: '0.12,0.06',
  height: 0.3,
};
export const edgeStyle = { fontname: 'Arial', fontsize: 11, arrowsize: 0.7 };
export const clusterStyle = { labeljust: 'l', style: 'rounded,filled', fillcolor: '#f6f8f9', color: '#8f9ba3', margin: 18 };
export const reachedStyle = { fillcolor: '#d8e6f5' };
export const unreachedStyle = { fillcolor: '#ffeb3b', style: 'filled,rounded,dashed' };
/** An address on the explained path. */
export const markedStyle = { fillcolor: '#ffeb3b', penwidth: 4 };
export const placeStyle = { shape: 'oval', style: 'filled', fillcolor: '#ffffff', penwidth: 2 };
export const stubStyle = { shape: 'cds', style: 'filled,dashed', fillcolor: '#ffffff', fontsize: 11, height: 0.2 };
export const junctionStyle = { shape: 'note', style: 'filled', fillcolor: '#fffdf2', fontsize: 10 };

/** Attributes in DOT. */
export const attributes = (given: Record<string, string | number>) =>
  `[${Object.entries(given)
    .map(([name, value]) => `${name}=${quoted(String(value))}`)
    .join(' ')}]`;

export const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`;

const CHARACTERS_PER_LINE = 26;

export function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < CHARACTERS_PER_LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

export const shortened = (texts: readonly string[], most: number) =>
  texts.length > most ? [...texts.slice(0, most - 1), `and ${texts.length - most + 1} more`] : texts;
