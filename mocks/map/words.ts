import ts from 'typescript';
import type { Closure } from './names';
import { isText } from './texts';
import type { Values } from './values';

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/&apos;/g, '’');

/** The words that an element shows, as far as they stand in the code; `…` for what is only known while it runs. */
export function wordsOf(values: Values, closure: Closure): string {
  return plain(words(values, closure)).trim();
}

function words(values: Values, { node, names }: Closure): string {
  if (ts.isJsxText(node)) return node.containsOnlyTriviaWhiteSpaces ? ' ' : node.text;
  if (ts.isJsxElement(node)) return node.children.map((child) => words(values, { node: child, names })).join('');
  if (isText(node)) return values.texts(node, names).join(' or ');
  if (!ts.isJsxExpression(node)) return '';
  if (!node.expression) return '';
  const found = values.of(node.expression, names);
  return found.length > 0 ? found.map((part) => words(values, part)).join(' ') : '…';
}

/** What a person presses to run the step of a form or a button. */
export function wordsPressed(values: Values, element: Closure): string {
  const words = (name: string) => values.property(element, name).map((closure) => wordsOf(values, closure));
  const [label] = [...words('submitLabel'), ...words('label').map(() => 'on arrival'), ...pressedInside(element, words)];
  return label ?? 'Continue';
}

/** A button says what it does inside; inside a form are its fields. */
const pressedInside = ({ node }: Closure, words: (name: string) => string[]) => {
  const inside = ts.isJsxOpeningElement(node) && node.parent.children.every((child) => ts.isJsxText(child) || ts.isJsxExpression(child));
  return inside ? [words('children').join(' ').trim()] : [];
};
