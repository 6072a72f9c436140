import { distinct, everyPage, type Edge } from './edge';
import { anyCallEdges } from './any-call';
import { appProgram } from './program';
import type { Mention } from './rooms';
import { constantOf, pageRows } from './route-rows';
import { unreadAddresses } from './unread';
import { Values } from './values';
import { Walk } from './walk';

interface Page {
  path: string;
  /** The module of the page that this address shows. */
  file: string;
}

export interface AppEdges {
  pages: Page[];
  edges: Edge[];
  /** Addresses that the code makes in a way which is not understood here. */
  unresolved: (Mention & { from: string })[];
  /** Addresses that the code names and no edge was read from. */
  unread: Mention[];
}

/**
 * Every way from address to address, read from the routes, the pages and the outcome tables. What the frame around every page links to
 * and what every call may answer is noted once, from a place of its own.
 */
export function appEdges(): AppEdges {
  const program = appProgram();
  const values = new Values(program.getTypeChecker());
  const walk = new Walk(values);
  const rows = pageRows(program, values);
  for (const { path, component } of rows) walk.page(component, path);
  for (const frame of constantOf(program, values, 'app/shell.tsx', 'Shell')) walk.page(frame, everyPage);
  anyCallEdges(program, values, walk);
  const edges = distinct([...rows.flatMap(({ guards }) => guards), ...walk.edges]);
  return {
    pages: rows.map(({ path, file }) => ({ path, file })),
    edges,
    unresolved: walk.unresolved,
    unread: unreadAddresses(program, values),
  };
}
