import * as guards from '../../src/app/guards';
import type { RouteRow } from '../../src/app/route-row';
import { routes } from '../../src/app/routes';
import { commonEdges } from './common-edges';
import { distinct, type Edge, everyPage } from './edge';
import { frameLinks, prepareBrowser, showsOf } from './shows';
import { edgesOfStep } from './step-edges';

const nameOf = new Map<unknown, string>(Object.entries(guards).map(([name, guard]) => [guard, name]));

const guardEdges = ({ path, guards: list = [] }: RouteRow): Edge[] =>
  list.map((guard) => ({ from: path, to: guard.otherwise, kind: 'guard', words: nameOf.get(guard) }));

/** The ways on from one address: everything that its page shows in any of its variants, and the steps behind it. */
async function pageEdges(row: RouteRow): Promise<Edge[]> {
  const { links, redirects, steps } = await showsOf(row);
  return [
    ...links.map(({ to, words }): Edge => ({ from: row.path, to, kind: 'link', words })),
    ...redirects.map((to): Edge => ({ from: row.path, to, kind: 'redirect' })),
    ...(await Promise.all(steps.map(({ step, words }) => edgesOfStep(row.path, step, words)))).flat(),
  ];
}

/**
 * Every way from address to address: guards, error tables and declared leads are imported, links and steps collected from each page as
 * it renders its screens. Needs a document. Common ways begin at a place of their own.
 */
export async function appEdges(): Promise<Edge[]> {
  const leave = await prepareBrowser();
  const frame = (await frameLinks()).map(({ to, words }): Edge => ({ from: everyPage, to, kind: 'link', words }));
  const edges = [...routes.flatMap(guardEdges), ...frame, ...commonEdges];
  // One after the other: they share the document's address and cookies.
  for (const row of routes) edges.push(...(await pageEdges(row)));
  leave();
  return distinct(edges);
}
