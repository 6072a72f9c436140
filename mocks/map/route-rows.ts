import ts from 'typescript';
import { importedBy } from './components';
import type { Edge } from './edge';
import { calledName, noNames, type Closure } from './names';
import { nameOf, source } from './program';
import type { Values } from './values';

export interface PageRow {
  path: string;
  /** The module of the page, and the page itself. */
  file: string;
  component: Closure;
  guards: Edge[];
}

/** A top-level name of one of the app's modules. */
export function constantOf(program: ts.Program, values: Values, file: string, name: string): Closure[] {
  const module = program.getSourceFile(source(file));
  const symbol = module && values.checker.getSymbolAtLocation(module);
  const exported = symbol && values.checker.getExportsOfModule(symbol).find((one) => one.name === name);
  if (exported) return values.named(exported, noNames);
  throw new Error(`${file} exports no ${name}`);
}

/** The rows of `src/app/routes.tsx`. */
export function pageRows(program: ts.Program, values: Values): PageRow[] {
  return constantOf(program, values, 'app/routes.tsx', 'routes')
    .flatMap((table) => values.property(table))
    .map((row) => rowOf(values, row));
}

function rowOf(values: Values, row: Closure): PageRow {
  const [path] = values.property(row, 'path').flatMap(({ node, names }) => values.texts(node, names));
  const [component] = pageOf(values, row.node);
  if (!path || !component) throw new Error(`A row that cannot be read: ${row.node.getText()}`);
  return { path, file: nameOf(component.node.getSourceFile()), component, guards: guardsOf(values, row, path) };
}

/** The page of a row, whether it comes with its journey's chunk or is there from the start. */
function pageOf(values: Values, row: ts.Node): Closure[] {
  const page = ts.isObjectLiteralExpression(row) && row.properties.find(({ name }) => name?.getText() === 'page');
  if (!page || !ts.isPropertyAssignment(page)) return [];
  const made = makerOf(values, page.initializer);
  if (!made) return [];
  const [given] = made.arguments;
  const later = importedBy(values, made);
  return later.length > 0 || !given ? later : values.of(given, noNames);
}

/** The call that makes what a name stands for. */
function makerOf(values: Values, expression: ts.Expression): ts.CallExpression | undefined {
  if (ts.isCallExpression(expression)) return expression;
  const declaration = values.symbolOf(expression)?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    ? makerOf(values, declaration.initializer)
    : undefined;
}

function guardsOf(values: Values, row: Closure, from: string): Edge[] {
  const guards = ts.isObjectLiteralExpression(row.node) && row.node.properties.find(({ name }) => name?.getText() === 'guards');
  if (!guards || !ts.isPropertyAssignment(guards)) return [];
  return guardNames(values, guards.initializer).flatMap((guard) => {
    const made = makerOf(values, guard);
    const otherwise = made && calledName(made) === 'unless' ? made.arguments[1] : undefined;
    const targets = otherwise ? values.texts(otherwise, noNames) : [];
    if (targets.length === 0) throw new Error(`A guard that cannot be read: ${guard.getText()}`);
    return targets.map((to): Edge => ({ from, to, kind: 'guard', words: guard.text }));
  });
}

/** The guards of a list by their names, through the lists that it is made of. */
function guardNames(values: Values, list: ts.Expression): ts.Identifier[] {
  if (ts.isArrayLiteralExpression(list))
    return list.elements.flatMap((element) => guardNames(values, ts.isSpreadElement(element) ? element.expression : element));
  const declaration = values.symbolOf(list)?.valueDeclaration;
  const initializer = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  if (initializer && ts.isArrayLiteralExpression(initializer)) return guardNames(values, initializer);
  return ts.isIdentifier(list) ? [list] : [];
}
