import * as guards from '../../src/app/guards';
import type { RouteRow } from '../../src/app/route-row';
import { routes } from '../../src/app/routes';
import { commonEdges } from './common-edges';
import { distinct, type Edge, everyPage } from './edge';
import { frameLinks, prepareBrowser, showsOf } from './shows';
import { stepEdges } from './step-edges';
import { transitions } from './transitions';

const nameOf = new Map<unknown, string>(Object.entries(guards).map(([name, guard]) => [guard, name]));

const guardEdges = ({ path, guards: list = [] }: RouteRow): Edge[] =>
  list.map((guard) => ({ from: path, to: guard.defaultRedirect, kind: 'guard', words: nameOf.get(guard) }));

/**
 * Every transition between addresses: guards and error tables are imported, decisions of steps are listed in `transitions.ts`, links are
 * collected from each rendered screen. Needs a document. Common transitions begin at a shared node. `unshown`: texts
 * of listed transitions that no variant of their page shows.
 */
export async function readApp(): Promise<{ edges: Edge[]; unshown: string[] }> {
  const leave = await prepareBrowser();
  const frame = (await frameLinks()).map(({ to, words }): Edge => ({ from: everyPage, to, kind: 'link', words }));
  const edges = [...routes.flatMap(guardEdges), ...frame, ...commonEdges, ...stepEdges];
  const unshown: string[] = [];
  // In sequence, because they share the document's address and cookies.
  for (const row of routes) {
    const { path } = row;
    const { links, redirects, controls } = await showsOf(row);
    edges.push(...links.map(({ to, words }): Edge => ({ from: path, to, kind: 'link', words })));
    edges.push(...redirects.map((to): Edge => ({ from: path, to, kind: 'redirect' })));
    const listed = (path !== '*' && transitions[path]) || [];
    unshown.push(...listed.map(([words]) => words).filter((words) => !controls.includes(words)));
  }
  leave();
  return { edges: distinct(edges), unshown: [...new Set(unshown)] };
}
