import ts from 'typescript';
import type { Closure } from './names';
import type { Values } from './values';

/** Whether a value is a text that is written in the code, or made of such. */
export const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || ts.isTemplateExpression(node) || ts.isBinaryExpression(node);

/** Every text that comes of one choice for each part. */
const combined = (parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((before, choices) => before.flatMap((text) => choices.map((choice) => text + choice)), ['']);

/** The texts that a value may be; a part that is only known while it runs reads `…`. */
export function textOf(values: Values, { node, names }: Closure): string[] {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
  const part = (expression: ts.Expression) => {
    const texts = values.texts(expression, names);
    return texts.length > 0 ? texts : ['…'];
  };
  if (ts.isBinaryExpression(node)) return combined([part(node.left), part(node.right)]);
  if (!ts.isTemplateExpression(node)) return [];
  return combined([[node.head.text], ...node.templateSpans.flatMap((span) => [part(span.expression), [span.literal.text]])]);
}

/** The addresses among what an expression may be, without their queries and anchors. */
export const addressesIn = (values: Values, closures: readonly Closure[]): string[] => {
  const texts = closures.flatMap(({ node, names }) => values.texts(node, names));
  return [...new Set(texts.map((text) => text.replace(/[?#].*$/, '')))].filter((text) => text.startsWith('/'));
};
