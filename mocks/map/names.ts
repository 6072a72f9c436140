import ts from 'typescript';

/** An expression, and what the parameters around it stand for. */
export interface Closure {
  node: ts.Node;
  names: Names;
}

/** What a parameter stands for here: whatever the callers of this moment may have given. */
export type Names = ReadonlyMap<ts.Symbol, () => Closure[]>;
export const noNames: Names = new Map();
/** What a property stands for that was not given. */
export const leftOut = (): Closure[] => [];

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

export const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);

/** What a function may return, nested functions excepted. */
export function returned(node: ts.FunctionLikeDeclaration): ts.Expression[] {
  const { body } = node;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const look = (child: ts.Node): void => {
    if (ts.isReturnStatement(child) && child.expression) found.push(child.expression);
    if (!ts.isFunctionLike(child)) ts.forEachChild(child, look);
  };
  ts.forEachChild(body, look);
  return found;
}

/** Looks through what changes a type or waits, not the value. */
export function bare(node: ts.Node): ts.Node {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node) ||
    (ts.isJsxExpression(node) && node.expression)
  )
    return bare(node.expression as ts.Expression);
  return node;
}

/** The name of the function that a call calls, or of the method. */
export const calledName = ({ expression }: ts.CallExpression): string =>
  ts.isIdentifier(expression) ? expression.text : ts.isPropertyAccessExpression(expression) ? expression.name.text : '';

/** Whether something is declared at the top of its module. */
export const isOfModule = (declaration: ts.Node): boolean => {
  if (ts.isBindingElement(declaration)) return isOfModule(declaration.parent.parent);
  return ts.isSourceFile(ts.isVariableDeclaration(declaration) ? declaration.parent.parent.parent : declaration.parent);
};

/** Whether a name is used, rather than given: a declaration's, a member's or an attribute's. */
export function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isJsxAttribute(parent) || ts.isBindingElement(parent) || ts.isParameter(parent)) return false;
  return !('name' in parent && parent.name === node);
}
