import ts from 'typescript';
import { calledName, isFunction, isOfModule, leftOut, returned, type Closure, type FunctionNode, type Names } from './names';
import { source } from './program';
import type { Values } from './values';

/** Their calls stand for themselves: the walk knows what they mean. */
const knownByName = new Set(['goTo', 'leaveFor', 'handOver', 'openInNewTab', 'invalid', 'step', 'useStep']);

/** The name of what a call calls, where that is one of the few words that every step is written in. */
export function wordOfSteps(values: Values, { expression }: ts.CallExpression): string | undefined {
  if (!ts.isIdentifier(expression) || !knownByName.has(expression.text)) return undefined;
  const declaration = values.symbolOf(expression)?.valueDeclaration;
  const isTheOne = declaration && isOfModule(declaration) && declaration.getSourceFile().fileName.startsWith(source('outcome/'));
  return isTheOne ? expression.text : undefined;
}

/** What a call may answer. */
export function valuesOfCall(values: Values, node: ts.CallExpression, names: Names): Closure[] {
  const name = calledName(node);
  if (name === 'lazy' || wordOfSteps(values, node)) return [{ node, names }];
  if (ts.isPropertyAccessExpression(node.expression)) {
    const { expression: object } = node.expression;
    const [first] = node.arguments;
    if (object.getText() === 'Object' && name === 'values' && first) return values.listed(first, names);
    if (name === 'get') return entriesOf(values, object, names);
    if (name === 'find' || name === 'filter') return values.listed(object, names);
  }
  return calledFunctions(values, node.expression, names).flatMap((called) => {
    const inside = applied(values, called, values.given(node, names));
    return returned(called.node as FunctionNode).flatMap((expression) => values.of(expression, inside));
  });
}

/** The app's own functions that an expression may stand for. */
export const calledFunctions = (values: Values, callee: ts.Node, names: Names): Closure[] =>
  values.of(callee, names).filter(({ node }) => isFunction(node));

/** The values of a `new Map([[key, value], …])`. */
function entriesOf(values: Values, map: ts.Expression, names: Names): Closure[] {
  const made = values.of(map, names).filter(({ node }) => ts.isNewExpression(node));
  const lists = made.flatMap(({ node, names: around }) => {
    const [entries] = (node as ts.NewExpression).arguments ?? [];
    return entries ? values.listed(entries, around) : [];
  });
  return lists.flatMap((entry) => values.property(entry, '1'));
}

/** The names inside a function that is called like this. */
export function applied(values: Values, { node, names }: Closure, given: readonly (() => Closure[])[]): Names {
  const inside = new Map(names);
  const bind = (name: ts.BindingName, of: () => Closure[], otherwise?: ts.Expression) => {
    const orElse = () => {
      const found = of();
      return found.length > 0 || !otherwise ? found : values.of(otherwise, inside);
    };
    if (ts.isIdentifier(name)) {
      const symbol = values.checker.getSymbolAtLocation(name);
      if (symbol) inside.set(symbol, of === leftOut && !otherwise ? leftOut : orElse);
      return;
    }
    for (const element of name.elements) {
      if (!ts.isBindingElement(element)) continue;
      const wholes = orElse();
      const left = wholes.length > 0 && wholes.every((whole) => lacks(whole, element.name.getText()));
      bind(
        element.name,
        left && !element.initializer && !element.dotDotDotToken ? leftOut : () => values.partOf(element, orElse(), inside),
      );
    }
  };
  const { parameters } = node as FunctionNode;
  parameters.forEach(({ name, initializer }, index) => bind(name, given[index] ?? leftOut, initializer));
  return inside;
}

/** Whether an element has no such attribute. */
const lacks = ({ node }: Closure, name: string) =>
  ts.isJsxOpeningLikeElement(node) &&
  !(name === 'children' && ts.isJsxOpeningElement(node)) &&
  node.attributes.properties.every((attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() !== name);

/** Whether a condition asks for a property or an argument that was not given here. */
export function isLeftOut(values: Values, condition: ts.Expression, names: Names): boolean {
  const symbol = ts.isIdentifier(condition) && values.symbolOf(condition);
  return symbol ? names.get(symbol) === leftOut : false;
}

/** `back && …` without a `back`. */
export const isMissing = (values: Values, { left, operatorToken }: ts.BinaryExpression, names: Names) =>
  operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken && isLeftOut(values, left, names);
