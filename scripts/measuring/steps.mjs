import { openBench } from './bench.mjs';
import { digits, tableLines } from './columns.mjs';
import { journeys } from './journeys.mjs';
import { mediansOf } from './judge.mjs';
import { runJourney } from './run-journey.mjs';
import { build } from './serve.mjs';

/** @typedef {import('./run-journey.mjs').MeasuredJourney} MeasuredJourney */
/** @typedef {{ name: string, app: MeasuredJourney, before?: MeasuredJourney | undefined }} Row a journey of this build and, where there is one, of an earlier build */

/** The medians of several rounds of a journey, and the waits of its longest critical path. @param {readonly MeasuredJourney[]} rounds @returns {MeasuredJourney} */
function middleOf(rounds) {
  const steps = (rounds[0]?.steps ?? []).map(({ from, to }, at) => {
    const taken = rounds.flatMap(({ steps }) => steps[at] ?? []);
    const figures = mediansOf(taken.map(({ from: _from, to: _to, waits: _waits, ...numbers }) => numbers));
    const [longest] = [...taken].sort((a, b) => b.roundTrips - a.roundTrips);
    return { from, to, waits: longest?.waits ?? [], ...figures };
  });
  return { steps, total: mediansOf(rounds.map(({ total }) => total)) };
}

/** A longer task delays the response to a click (RAIL). */
const LONG_TASK_MS = 100;

/** A journey that failed in each round has no sum. @param {readonly any[]} steps @param {string} name */
const sum = (steps, name) => (steps.length > 0 ? steps.reduce((total, step) => total + step[name], 0) : NaN);

/** A journey as one line: the sums of its steps, and all traffic of the line. @param {MeasuredJourney} journey */
const sumOf = ({ steps, total }) => ({
  ...total,
  roundTrips: sum(steps, 'roundTrips'),
  least: sum(steps, 'least'),
  next: sum(steps, 'next'),
});

/** @type {Record<string, (value: number) => string>} */
const formats = { roundTrips: (value) => digits(value, value % 1 ? 1 : 0), bytes: (value) => digits(value / 1024, 1) };

/**
 * The column of a figure, and the column of an earlier build's figure if there is one.
 * @param {boolean} compares
 * @returns {(title: string, name: string) => import('./columns.mjs').Column[]}
 */
const figures = (compares) => (title, name) => {
  const format = formats[name] ?? digits;
  const before = { title: 'before', cell: (/** @type {any} */ row) => format(row.before?.[name] ?? NaN) };
  return [{ title, cell: (row) => format(row[name]) }, ...(compares ? [before] : [])];
};

/** @param {readonly Row[]} rows @param {number} rounds */
export function stepLines(rows, rounds) {
  const figure = figures(rows.some(({ before }) => before));
  const steps = rows.flatMap(({ name, app, before }) => app.steps.map((step, at) => ({ name, ...step, before: before?.steps[at] })));
  const journeys = rows.map(({ name, app, before }) => ({ name, ...sumOf(app), before: before && sumOf(before) }));
  const name = { title: 'journey', cell: (/** @type {any} */ row) => row.name, isText: true };
  const least = figures(false)('least', 'least');
  return [
    `From the click to the next page without a spinner: Slow 4G (562.5 ms per round trip), CPU 4 times slower, medians of ${rounds} rounds.`,
    'Round trips are the longest chain of requests that start when another has ended; the least is what the prescribed calls allow.',
    'The longest task is the longest between the click and the idle next page. 0 means less than 50 ms.',
    '',
    ...tableLines(
      [
        name,
        { title: 'from', cell: ({ from }) => from || '(opened)', isText: true },
        { title: 'to', cell: ({ to }) => to, isText: true },
        ...figure('round trips', 'roundTrips'),
        ...least,
        ...figure('requests', 'requests'),
        ...figure('KiB', 'bytes'),
        ...figure('ms', 'next'),
        { title: 'longest task ms', cell: ({ task }) => `${digits(task)}${task > LONG_TASK_MS ? `, over ${LONG_TASK_MS}` : ''}` },
        { title: 'waits in series', cell: ({ waits }) => waits.join(', '), isText: true },
      ],
      steps,
    ),
    '',
    'Whole journeys: round trips and ms after clicks; requests and KiB with the first page and all files fetched ahead.',
    '',
    ...tableLines(
      [
        name,
        ...figure('round trips', 'roundTrips'),
        ...least,
        ...figure('ms', 'next'),
        ...figure('requests', 'requests'),
        ...figure('KiB', 'bytes'),
      ],
      journeys,
    ),
  ];
}

/**
 * Measures each step of the main journeys, alternating with an earlier build if given, and prints them. A failure does not stop the other
 * journeys.
 * @param {{ rounds: number, against?: string }} how `against` is the folder of the earlier build
 */
export async function measureSteps({ rounds, against }) {
  await build();
  const { chrome, app, earlier, close } = await openBench(against);
  const measured = journeys.map((journey) => ({
    journey,
    builds: [app, ...(earlier ? [earlier] : [])].map((server) => ({ server, rounds: /** @type {MeasuredJourney[]} */ ([]) })),
  }));
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { journey, builds } of measured) {
        for (const { server, rounds: own } of round % 2 === 0 ? builds : [...builds].reverse()) {
          try {
            own.push(await runJourney(chrome, server, journey, { isSlow: true }));
          } catch (error) {
            console.error(`${journey.name}: ${error instanceof Error ? error.message : error}`);
            process.exitCode = 1;
          }
        }
        console.error(`Round ${round + 1} of ${rounds}: ${journey.name}`);
      }
    }
  } finally {
    await close();
  }
  const rows = measured.map(({ journey: { name }, builds }) => {
    const [own = middleOf([]), before] = builds.map((build) => middleOf(build.rounds));
    return { name, app: own, before };
  });
  console.log(stepLines(rows, rounds).join('\n'));
}
