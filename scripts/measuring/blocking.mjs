import { openCold } from './bare-visit.mjs';
import { blockingTime } from './judge.mjs';
import { newVisitor } from './serve.mjs';

/**
 * How long a first visit is blocked after its first paint, in milliseconds. It has its own visit, because the protocol domains
 * of the other measurements slow scripts down.
 * @param {import('@playwright/test').Browser} chrome
 * @param {import('./rounds.mjs').Target} target
 */
export async function blockingOf(chrome, { origin, line, address, isApp }) {
  const context = await newVisitor(chrome, origin, isApp);
  const cookies = await context.cookies();
  await context.close();
  const { tasks, fcp } = await openCold(chrome, line, address, cookies);
  return blockingTime(tasks, fcp);
}
