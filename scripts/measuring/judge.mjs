/** @typedef {import('./notes.mjs').Heading} Heading */
/** @typedef {import('./notes.mjs').Task} Task */

/**
 * When the heading was first seen of the page that a visit came to rest on, in milliseconds since 1970; NaN without one. It may have said
 * something else there at first, as where a service is named later, but neither what a page on the way said, which stands until the code of
 * the next one has come, nor what else stood over a spinner that has gone.
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
 * When the page that a visit came to rest on was first seen without a spinner; with it where the spinner stays. As `firstSeen`.
 * @param {readonly Heading[]} headings in the order of their appearance
 */
export function firstComplete(headings) {
  const complete = headings.at(-1)?.isBusy ? headings : headings.filter(({ isBusy }) => !isBusy);
  return firstSeen(complete);
}

/**
 * How long tasks kept a person waiting who already saw something: the sum of what each takes over 50 ms, in milliseconds.
 * @param {readonly Task[]} tasks
 * @param {number} since the first paint, by the same clock as the tasks
 */
export const blockingTime = (tasks, since) =>
  tasks.reduce((sum, [start, duration]) => sum + Math.max(0, Math.min(duration, start + duration - since) - 50), 0);

/**
 * The longest task that had not ended at a time, in milliseconds; 0 where each was shorter than 50 ms.
 * @param {readonly Task[]} tasks
 * @param {number} since by the same clock as the tasks
 */
export const longestTask = (tasks, since) =>
  Math.max(0, ...tasks.filter(([start, duration]) => start + duration > since).map(([, duration]) => duration));
