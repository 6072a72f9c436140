import ts from 'typescript';
import { componentsOf } from './components';
import { lead } from './leading';
import type { Names } from './names';
import { isOpen } from './rooms';
import { addressesIn } from './texts';
import type { Walk, Way } from './walk';
import { wordsOf, wordsPressed } from './words';

const leadsOn = /^(to|href)$/;

const attributeOf = (node: ts.JsxOpeningLikeElement, name: string) =>
  node.attributes.properties.find((one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name);

/** An element of a page: one of the app's own components is walked through with what it is given, any other may be a link. */
export function visitElement(walk: Walk, node: ts.JsxOpeningLikeElement, names: Names, way: Way) {
  const components = componentsOf(walk.values, node.tagName, names);
  if (components.length > 0) {
    const inner = attributeOf(node, 'step') ? { ...way, words: wordsPressed(walk.values, { node, names }) } : way;
    for (const component of components) if (isOpen(component.node)) walk.apply(component, [() => [{ node, names }]], inner);
    return;
  }
  visitLink(walk, node, names, way);
  for (const one of node.attributes.properties) {
    if (ts.isJsxSpreadAttribute(one)) visitRest(walk, one.expression, names, way);
    else if (one.initializer && !leadsOn.test(one.name.getText())) walk.visit(one.initializer, names, way);
  }
  if (ts.isJsxOpeningElement(node)) node.parent.children.forEach((child) => walk.visit(child, names, way));
}

/** A link of the router, or one that opens another tab. Those to sites outside are left out: the journey stays where it is. */
function visitLink(walk: Walk, node: ts.JsxOpeningLikeElement, names: Names, way: Way) {
  const { values } = walk;
  const to = attributeOf(node, 'to');
  const here = { ...way, words: ts.isJsxElement(node.parent) ? wordsOf(values, { node: node.parent, names }) : way.words };
  if (to?.initializer) {
    const targets = values.of(to.initializer, names);
    const objects = targets.flatMap((target) => values.property(target, 'pathname'));
    const kind = node.tagName.getText() === 'Navigate' ? 'redirect' : 'link';
    return lead(walk, to, objects.length > 0 ? objects : targets, here, kind);
  }
  const url = attributeOf(node, 'href')?.initializer;
  if (url) addressesIn(values, values.of(url, names)).forEach((address) => walk.note('link', address, here));
}

/** `{...rest}`: what the element around was given. */
function visitRest(walk: Walk, expression: ts.Expression, names: Names, way: Way) {
  for (const { node, names: around } of walk.values.of(expression, names)) {
    if (!ts.isJsxOpeningLikeElement(node)) walk.visit(node, around, way);
    else
      for (const one of node.attributes.properties) if (ts.isJsxAttribute(one) && one.initializer) walk.visit(one.initializer, around, way);
  }
}
