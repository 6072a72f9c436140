import ts from 'typescript';
import { returned, type Closure, type Names } from './names';
import type { Values } from './values';

/** A member of an object, of a list, or of a component's props; without a key, all of them. The last one of an object wins. */
export function memberOf(values: Values, { node, names }: Closure, key?: string): Closure[] {
  if (ts.isArrayLiteralExpression(node)) return elementsOf(values, node, names, key);
  if (ts.isJsxOpeningLikeElement(node)) return attributeOf(values, node, names, key);
  if (!ts.isObjectLiteralExpression(node)) return [];
  const found: Closure[] = [];
  for (const member of [...node.properties].reverse()) {
    const parts = valuesOfMember(values, member, names, key);
    if (key !== undefined && parts.length > 0) return parts;
    found.push(...parts);
  }
  return found;
}

function elementsOf(values: Values, list: ts.ArrayLiteralExpression, names: Names, key?: string): Closure[] {
  if (key !== undefined && !/^\d+$/.test(key)) return [];
  const elements = list.elements.flatMap((element) =>
    ts.isSpreadElement(element) ? values.listed(element.expression, names) : values.of(element, names),
  );
  // Behind a spread nobody knows which is which.
  return key === undefined || list.elements.some(ts.isSpreadElement) ? elements : elements.slice(Number(key), Number(key) + 1);
}

function valuesOfMember(values: Values, member: ts.ObjectLiteralElementLike, names: Names, key?: string): Closure[] {
  if (ts.isSpreadAssignment(member)) return values.of(member.expression, names).flatMap((object) => values.property(object, key));
  const { name } = member;
  const own = ts.isComputedPropertyName(name)
    ? values.texts(name.expression, names)[0]
    : ts.isStringLiteral(name)
      ? name.text
      : name.getText();
  if (key !== undefined && own !== key) return [];
  if (ts.isPropertyAssignment(member)) return values.of(member.initializer, names);
  if (ts.isShorthandPropertyAssignment(member)) return values.of(member.name, names);
  if (ts.isGetAccessor(member)) return returned(member).flatMap((expression) => values.of(expression, names));
  return [{ node: member, names }];
}

function attributeOf(values: Values, element: ts.JsxOpeningLikeElement, names: Names, key?: string): Closure[] {
  if (key === 'children') return ts.isJsxOpeningElement(element) ? element.parent.children.map((node) => ({ node, names })) : [];
  return element.attributes.properties.flatMap((attribute) => {
    if (ts.isJsxSpreadAttribute(attribute)) return values.of(attribute.expression, names).flatMap((object) => values.property(object, key));
    if (key !== undefined && attribute.name.getText() !== key) return [];
    return attribute.initializer ? values.of(attribute.initializer, names) : [];
  });
}
