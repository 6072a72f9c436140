/**
 * The figures of an address opened without a cache. `seen` and `blocking` in milliseconds, `ratio` to plain HTML, `bytes` on the wire,
 * `document` in bytes of brotli. Undefined or NaN if it could not be measured.
 * @typedef {{ address: string, landsOn: string, seen?: number, ratio?: number, requests?: number, bytes?: number, shift?: number,
 *   blocking?: number, document: number }} Row
 */

/** @typedef {{ title: string, cell: (row: any) => string, isText?: boolean }} Column */

/** Formats a figure with a number of decimals. @param {number | undefined} value */
export const digits = (value, after = 0) => (value === undefined || Number.isNaN(value) ? '-' : value.toFixed(after));

/** Formats a table as lines: texts left-aligned, figures right-aligned. @param {readonly Column[]} columns @param {readonly object[]} rows */
export function tableLines(columns, rows) {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const padded = (/** @type {string} */ text, /** @type {number} */ at) =>
    columns[at]?.isText ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  return lines.map((line) => line.map(padded).join('  ').trimEnd());
}

/** Sorts rows without a ratio first, because something failed there. @param {Row} row */
const distance = ({ ratio = NaN }) => (Number.isNaN(ratio) ? Infinity : ratio);

/** Sorts by the difference from plain HTML, then by name. @param {readonly Row[]} rows */
export const farthestFirst = (rows) =>
  [...rows].sort((a, b) => (distance(b) > distance(a) ? 1 : distance(b) < distance(a) ? -1 : a.address.localeCompare(b.address)));

/** @type {readonly Column[]} */
const columns = [
  { title: 'address', cell: ({ address, landsOn }) => (landsOn ? `${address} -> ${landsOn}` : address), isText: true },
  { title: 'heading ms', cell: ({ seen }) => digits(seen) },
  { title: 'x plain', cell: ({ ratio }) => digits(ratio, 2) },
  { title: 'requests', cell: ({ requests }) => digits(requests) },
  { title: 'KiB', cell: ({ bytes }) => digits(bytes && bytes / 1024, 1) },
  { title: 'shift', cell: ({ shift }) => digits(shift, 3) },
  { title: 'blocking ms', cell: ({ blocking }) => digits(blocking) },
  { title: 'document kB', cell: ({ document }) => digits(document / 1000, 1) },
];

/** @param {readonly Row[]} rows @param {number} rounds */
export const addressLines = (rows, rounds) => [
  `Opened without cache and storage: Slow 4G, CPU 4 times slower, medians of ${rounds} rounds. -> marks a redirect.`,
  'The ratio is to the same page as plain HTML. KiB are on the wire, with headers; 1 kB = 1000 bytes of brotli.',
  '',
  ...tableLines(columns, rows),
];
