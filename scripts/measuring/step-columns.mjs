import { digits, tableLines } from './columns.mjs';

/**
 * A step of a journey: from its press to the heading of the next page. `task` and `next` in milliseconds, `bytes` on the wire.
 * @typedef {{ journey: string, from: string, to: string, requests: number, bytes: number, task: number, next: number }} Taken
 */

/** Above this a press during the task is answered late (RAIL). */
const LONG_TASK_MS = 100;

/** @type {readonly import('./columns.mjs').Column[]} */
const columns = [
  { title: 'journey', cell: ({ journey }) => journey, isText: true },
  { title: 'from', cell: ({ from }) => from, isText: true },
  { title: 'to', cell: ({ to }) => to, isText: true },
  { title: 'requests', cell: ({ requests }) => digits(requests) },
  { title: 'KiB', cell: ({ bytes }) => digits(bytes / 1024, 1) },
  { title: 'heading ms', cell: ({ next }) => digits(next) },
  { title: 'longest task ms', cell: ({ task }) => digits(task) },
  { title: '', cell: ({ task }) => (task > LONG_TASK_MS ? `over ${LONG_TASK_MS}` : ''), isText: true },
];

/** @param {readonly Taken[]} steps @param {number} rounds */
export const stepLines = (steps, rounds) => [
  `From the press to the next heading: Slow 4G, CPU 4 times slower, medians of ${rounds} rounds.`,
  'The longest task is that from the press until the next page is at rest; 0 stands for less than 50 ms.',
  '',
  ...tableLines(columns, steps),
];
