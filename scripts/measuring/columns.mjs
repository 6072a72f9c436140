/** @typedef {{ title: string, cell: (row: any) => string, isText?: boolean }} Column */

export const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const KiB = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

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
