import ts from 'typescript';
import { isFunction, noNames, type Closure, type Names } from './names';
import type { Values } from './values';

/** The components that an element's name stands for; of one that comes later, the default export of its module. */
export const componentsOf = (values: Values, tag: ts.Node, names: Names): Closure[] =>
  values
    .of(tag, names)
    .flatMap((found) => (ts.isCallExpression(found.node) ? importedBy(values, found.node) : isFunction(found.node) ? [found] : []));

/** The default exports of the modules that an expression imports while it runs. */
export function importedBy(values: Values, expression: ts.Node): Closure[] {
  const found: Closure[] = [];
  const look = (node: ts.Node): void => {
    const [module] = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    const symbol = module && values.checker.getSymbolAtLocation(module);
    const exported = symbol && values.checker.getExportsOfModule(symbol).find(({ name }) => name === 'default');
    if (exported) found.push(...values.named(exported, noNames));
    ts.forEachChild(node, look);
  };
  look(expression);
  return found;
}
