import ts from 'typescript';
import { nameOf, source } from './program';
import type { Mention } from './rooms';
import type { Values } from './values';

/** The rooms where an address is only written to lead somewhere. */
const rooms = ['journeys/', 'content/', 'forms/', 'outcome/'].map(source);

/** The mentions of an address that no edge was read from: what the walk has missed, or what is not a way. */
export function unreadAddresses(program: ts.Program, values: Values): Mention[] {
  const found: Mention[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isAddress(values, node) && !values.read.has(node))
      found.push({ file: nameOf(node.getSourceFile()), code: node.getText() });
    ts.forEachChild(node, look);
  };
  for (const file of program.getSourceFiles()) if (rooms.some((room) => file.fileName.startsWith(room))) look(file);
  return found;
}

/** Whether an expression is an entry of `src/paths.ts`. */
function isAddress(values: Values, node: ts.PropertyAccessExpression): boolean {
  const declaration = values.symbolOf(node.name)?.valueDeclaration;
  return declaration?.getSourceFile().fileName === source('paths.ts') && values.checker.getTypeAtLocation(node).isStringLiteral();
}
