/** @typedef {import('./notes.mjs').Heading} Heading */
/** @typedef {import('./notes.mjs').Task} Task */

/**
 * When the heading of a visit's last page was first visible, in milliseconds since 1970; NaN without one. Its text may change
 * later, for example when the service's name loads. Headings of earlier pages, which stay mounted until the next chunk
 * loads, and headings above a removed spinner do not count.
 * @param {readonly Heading[]} headings in the order of their appearance
 */
export function firstSeen(headings) {
  const rest = headings.at(-1);
  if (!rest) return NaN;
  const onTheWay = new Set(headings.filter(({ path }) => path !== rest.path).map(({ text }) => text));
  const isIts = (/** @type {Heading} */ { path, text, isBusy }) =>
    path === rest.path && (text === rest.text || (isBusy === rest.isBusy && !onTheWay.has(text)));
  return headings.find(isIts)?.at ?? NaN;
}

/**
 * When the last page of a visit was first visible without a spinner, or with it if the spinner stays. Like `firstSeen`.
 * @param {readonly Heading[]} headings in the order of their appearance
 */
export function firstComplete(headings) {
  const complete = headings.at(-1)?.isBusy ? headings : headings.filter(({ isBusy }) => !isBusy);
  return firstSeen(complete);
}

/**
 * How long tasks blocked a user who already saw something: the sum of the time over 50 ms of each task, in milliseconds.
 * @param {readonly Task[]} tasks
 * @param {number} since the first paint, by the same clock as the tasks
 */
export const blockingTime = (tasks, since) =>
  tasks.reduce((sum, [start, duration]) => sum + Math.max(0, Math.min(duration, start + duration - since) - 50), 0);

/**
 * The longest task that was still running at a time, in milliseconds; 0 if each was shorter than 50 ms.
 * @param {readonly Task[]} tasks
 * @param {number} since by the same clock as the tasks
 */
export const longestTask = (tasks, since) =>
  Math.max(0, ...tasks.filter(([start, duration]) => start + duration > since).map(([, duration]) => duration));

/** The median. @param {readonly number[]} values @returns {number} NaN when one of them is */
export function median(values) {
  if (values.some(Number.isNaN)) return NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** The median of each figure. @template {Record<string, number>} Figures @param {readonly Figures[]} rounds @returns {Figures} */
export const mediansOf = (rounds) =>
  /** @type {Figures} */ (
    Object.fromEntries(Object.keys(rounds[0] ?? {}).map((name) => [name, median(rounds.map((round) => round[name] ?? NaN))]))
  );
