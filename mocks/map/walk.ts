import ts from 'typescript';
import { isLeftOut, isMissing, wordOfSteps } from './calls';
import type { Edge, Kind, Row } from './edge';
import { visitElement } from './elements';
import { comesBack, lead, leave, visitStep } from './leading';
import { calledName, isFunction, isReference, noNames, type Closure, type FunctionNode, type Names } from './names';
import { isOpen, type Mention } from './rooms';
import type { Values } from './values';
import { wordsOf } from './words';

/** What has led to the place in the code that the walk is at. */
export interface Way extends Pick<Edge, 'from' | 'words' | 'call'> {
  row?: Row;
  kind?: Kind;
}

const hooksWithDependencies = /^use(Layout)?(Effect|Callback|Memo)$/;

/** Follows the code of a page, name by name, through everything that it renders and every step that it may run, and notes each address. */
export class Walk {
  readonly edges: Edge[] = [];
  /** Addresses that the code makes in a way which is not understood here. */
  readonly unresolved: (Mention & { from: string })[] = [];
  private readonly applying: ts.Node[] = [];
  private readonly visited = new Set<string>();
  private readonly numbers = new Map<object, number>();

  constructor(readonly values: Values) {}

  /** The page at an address, or the frame around all of them. */
  page = (component: Closure, from: string) => this.apply(component, [], { from });

  visit(node: ts.Node, names: Names, way: Way): void {
    const place = `${this.number(node)} ${this.number(names)} ${JSON.stringify(way)}`;
    if (this.visited.has(place)) return;
    this.visited.add(place);
    if (ts.isTypeNode(node) || (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name))) return;
    if (ts.isIdentifier(node)) this.identifier(node, names, way);
    else if (ts.isCallExpression(node)) this.call(node, names, way);
    else if (ts.isJsxElement(node)) visitElement(this, node.openingElement, names, way);
    else if (ts.isJsxSelfClosingElement(node)) visitElement(this, node, names, way);
    else if (ts.isPropertyAccessExpression(node)) this.member(node, names, way);
    else if (ts.isPropertyAssignment(node)) this.visit(node.initializer, names, way);
    else if (ts.isObjectLiteralExpression(node)) this.object(node, names, way);
    else if (ts.isConditionalExpression(node)) this.condition(node, names, way);
    else if (!ts.isBinaryExpression(node) || !(isMissing(this.values, node, names) || comesBack(this, node, names, way)))
      ts.forEachChild(node, (child) => this.visit(child, names, way));
  }

  private identifier(node: ts.Identifier, names: Names, way: Way) {
    if (!isReference(node)) return;
    const symbol = this.values.symbolOf(node);
    const given = symbol && names.get(symbol);
    if (given) return this.followAll(given(), way);
    const declaration = symbol?.valueDeclaration;
    if (!declaration || !isOpen(declaration)) return;
    const values = this.values.named(symbol, names);
    if (values.length === 0 && ts.isVariableDeclaration(declaration) && declaration.initializer)
      this.visit(declaration.initializer, names, way);
    this.followAll(values, way);
  }

  /** What values may lead to: a function may be called by whoever gets it. */
  followAll(values: readonly Closure[], way: Way) {
    for (const value of values) {
      if (!isFunction(value.node)) this.visit(value.node, value.names, way);
      else if (isOpen(value.node)) this.apply(value, [], way);
    }
  }

  apply(called: Closure, given: readonly (() => Closure[])[], way: Way) {
    const { body } = called.node as FunctionNode;
    if (!body || this.applying.filter((node) => node === called.node).length > 1) return;
    this.applying.push(called.node);
    this.visit(body, this.values.applied(called, given), way);
    this.applying.pop();
  }

  private condition(node: ts.ConditionalExpression, names: Names, way: Way) {
    this.visit(node.condition, names, way);
    if (!isLeftOut(this.values, node.condition, names)) this.visit(node.whenTrue, this.values.narrowed(node.condition, names), way);
    this.visit(node.whenFalse, names, way);
  }

  private member(node: ts.PropertyAccessExpression, names: Names, way: Way) {
    if (this.choices(node, names, way)) return;
    const found = this.values.of(node, names);
    if (found.length > 0) return this.followAll(found, way);
    this.visit(node.expression, names, way);
    // Of a module that comes later: a constant that a call has made.
    const declaration = this.values.symbolOf(node.name)?.valueDeclaration;
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer && isOpen(declaration))
      this.visit(declaration.initializer, noNames, way);
  }

  /** The step of a choice is reached through the choice, or its label would be lost. */
  private choices({ expression, name }: ts.PropertyAccessExpression, names: Names, way: Way): boolean {
    if (name.text !== 'step') return false;
    const choices = this.values.of(expression, names).filter((choice) => this.values.property(choice, 'label').length > 0);
    this.followAll(choices, way);
    return choices.length > 0;
  }

  /** A choice that a person has: its label says what leads on. */
  private object(node: ts.ObjectLiteralExpression, names: Names, way: Way) {
    const of = (key: string) => this.values.property({ node, names }, key);
    const labels = of('step').length > 0 ? of('label').map((label) => wordsOf(this.values, label)) : [];
    const here = labels.length > 0 ? { ...way, words: labels.join(' or ') } : way;
    ts.forEachChild(node, (child) => this.visit(child, names, here));
  }

  private call(node: ts.CallExpression, names: Names, way: Way): void {
    const [to] = node.arguments;
    switch (wordOfSteps(this.values, node)) {
      case 'goTo':
      case 'openInNewTab':
        return to && lead(this, node, this.values.of(to, names), way);
      case 'leaveFor':
      case 'handOver':
        return leave(this, node, names, way);
      case 'step':
        return visitStep(this, node, names, way);
      case 'useStep':
      case 'invalid':
        return;
    }
    if (ts.isPropertyAccessExpression(node.expression) && this.choices(node.expression, names, way)) return;
    const functions = this.values.functions(node.expression, names).filter((called) => isOpen(called.node));
    if (functions.length > 0) return functions.forEach((called) => this.apply(called, this.values.given(node, names), way));
    this.visit(node.expression, names, way);
    const elements = this.values.elements(node, names);
    for (const argument of hooksWithDependencies.test(calledName(node)) ? node.arguments.slice(0, 1) : node.arguments) {
      if (!isFunction(argument) || elements.length === 0) this.visit(argument, names, way);
      else elements.forEach((element) => this.apply({ node: argument, names }, [() => [element]], way));
    }
  }

  note(kind: Kind, to: string, { from, words, call, row }: Way) {
    this.edges.push({ from, to, kind, words, call, row: kind === 'outcome' ? row : undefined });
  }

  private number(thing: object): number {
    const known = this.numbers.get(thing) ?? this.numbers.size;
    this.numbers.set(thing, known);
    return known;
  }
}
