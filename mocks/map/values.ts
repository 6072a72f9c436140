import ts from 'typescript';
import { applied, calledFunctions, isLeftOut, valuesOfCall } from './calls';
import { memberOf } from './members';
import { bare, calledName, isFunction, isOfModule, noNames, type Closure, type Names } from './names';
import { isOfApp } from './program';
import { isText, textOf } from './texts';

const passesElements = new Set(['map', 'flatMap', 'find', 'filter', 'forEach', 'some', 'every']);
const DEEPEST = 40;

/** What an expression may stand for, whatever the conditions in it: the literals, functions and outcomes that it leads to. */
export class Values {
  /** Every name that was followed. */
  readonly read = new Set<ts.Node>();
  private depth = 0;

  constructor(readonly checker: ts.TypeChecker) {}

  of(expression: ts.Node, names: Names): Closure[] {
    if (this.depth > DEEPEST) return [];
    this.depth += 1;
    try {
      return this.found(bare(expression), names);
    } finally {
      this.depth -= 1;
    }
  }

  private found(node: ts.Node, names: Names): Closure[] {
    const all = (...parts: ts.Node[]) => parts.flatMap((part) => this.of(part, names));
    if (ts.isIdentifier(node)) return this.named(this.symbolOf(node), names, node);
    if (ts.isPropertyAccessExpression(node)) return this.accessed(node, names);
    if (ts.isElementAccessExpression(node)) {
      const keys = this.texts(node.argumentExpression, names);
      return all(node.expression).flatMap((object) =>
        keys.length > 0 ? keys.flatMap((key) => this.property(object, key)) : this.property(object),
      );
    }
    if (ts.isConditionalExpression(node)) {
      const otherwise = all(node.whenFalse);
      if (isLeftOut(this, node.condition, names)) return otherwise;
      return [...this.of(node.whenTrue, this.narrowed(node.condition, names)), ...otherwise];
    }
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.kind;
      if (operator === ts.SyntaxKind.PlusToken) return [{ node, names }];
      return operator === ts.SyntaxKind.AmpersandAmpersandToken ? all(node.right) : all(node.left, node.right);
    }
    return ts.isCallExpression(node) ? valuesOfCall(this, node, names) : [{ node, names }];
  }

  symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** What a name stands for: an argument, a constant, a part of one. */
  named(symbol: ts.Symbol | undefined, names: Names, from?: ts.Node): Closure[] {
    const given = symbol && names.get(symbol);
    if (from) this.read.add(from);
    if (given) return given();
    if (from?.getText() === 'undefined') return [{ node: from, names }];
    const declaration = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
    if (!declaration || !isOfApp(declaration)) return [];
    const around = isOfModule(declaration) ? noNames : names;
    if (ts.isVariableDeclaration(declaration)) return declaration.initializer ? this.of(declaration.initializer, around) : [];
    if (ts.isBindingElement(declaration)) return this.partOf(declaration, this.whole(declaration, around), around);
    if (ts.isExportAssignment(declaration)) return this.of(declaration.expression, noNames);
    return isFunction(declaration) ? [{ node: declaration, names: around }] : [];
  }

  /** What a destructuring takes apart. */
  private whole({ parent }: ts.BindingElement, names: Names): Closure[] {
    const owner = parent.parent;
    if (ts.isBindingElement(owner)) return this.partOf(owner, this.whole(owner, names), names);
    return ts.isVariableDeclaration(owner) && owner.initializer ? this.of(owner.initializer, names) : [];
  }

  /** One name of a destructuring. */
  partOf(element: ts.BindingElement, wholes: Closure[], names: Names): Closure[] {
    if (element.dotDotDotToken) return wholes;
    const key = ts.isArrayBindingPattern(element.parent)
      ? String(element.parent.elements.indexOf(element))
      : (element.propertyName ?? element.name).getText();
    const parts = wholes.flatMap((whole) => this.property(whole, key));
    return parts.length > 0 || !element.initializer ? parts : this.of(element.initializer, names);
  }

  private accessed(node: ts.PropertyAccessExpression, names: Names): Closure[] {
    this.read.add(node);
    const parts = this.of(node.expression, names).flatMap((object) => this.property(object, node.name.text));
    if (parts.length > 0) return parts;
    // A member of a module that was imported as a whole.
    const symbol = this.symbolOf(node.name);
    return symbol?.valueDeclaration && isOfModule(symbol.valueDeclaration) ? this.named(symbol, noNames) : [];
  }

  /** A member of an object, of a list, or of a component's props; without a key, all of them. */
  property = (object: Closure, key?: string): Closure[] => memberOf(this, object, key);

  /** The elements of a list, which may have been found already as what an object holds. */
  listed = (list: ts.Expression, names: Names): Closure[] =>
    this.of(list, names).flatMap((found) => (isText(found.node) ? [found] : this.property(found)));

  /** The elements that a list's method hands to its callback. */
  elements = ({ expression }: ts.CallExpression, names: Names): Closure[] =>
    ts.isPropertyAccessExpression(expression) && passesElements.has(expression.name.text) ? this.listed(expression.expression, names) : [];

  functions = (callee: ts.Node, names: Names) => calledFunctions(this, callee, names);
  applied = (called: Closure, given: readonly (() => Closure[])[]) => applied(this, called, given);
  given = (node: ts.CallExpression, names: Names) => node.arguments.map((argument) => () => this.of(argument, names));

  /** `list.includes(name) ? … : …`: there the name is one of the list. */
  narrowed(condition: ts.Expression, names: Names): Names {
    const call = bare(condition);
    if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression) || calledName(call) !== 'includes') return names;
    const symbol = call.arguments[0] && this.symbolOf(call.arguments[0]);
    const list = call.expression.expression;
    return symbol ? new Map([...names, [symbol, () => this.listed(list, names)]]) : names;
  }

  /** The texts that an expression may be; a part that is only known while it runs reads `…`. */
  texts = (node: ts.Node, names: Names): string[] => [...new Set(this.of(node, names).flatMap((closure) => textOf(this, closure)))];
}
