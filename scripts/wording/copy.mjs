import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../command.mjs';

/** @typedef {{ file: string, line: number, text: string }} Copy A text of the app, and its position. */

/** A placeholder for a value that only a rendered page has: a name, a number, an address. */
const UNKNOWN = 'X';
/** Attributes and functions whose texts are never visible on a page. */
const notCopy = /^(className|autoComplete|id|d|key|name|viewBox|logError|logInfo|Error|require|import)$/;

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/** The numbers and names of the specifications, by the constant that a sentence uses. */
const constants = new Map(
  [...read('src/constants.ts').matchAll(/^export const (\w+) = '?([\w@. ]+)'?;$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** @param {ts.Expression | undefined} expression @returns {string} */
function valueOf(expression) {
  if (!expression) return '';
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isIdentifier(expression)) return constants.get(expression.text) ?? UNKNOWN;
  if (ts.isTemplateExpression(expression)) return templateOf(expression);
  if (ts.isConditionalExpression(expression)) return valueOf(expression.whenTrue) || valueOf(expression.whenFalse);
  if (ts.isParenthesizedExpression(expression)) return valueOf(expression.expression);
  if (ts.isBinaryExpression(expression)) return valueOf(expression.right);
  if (ts.isJsxElement(expression) || ts.isJsxFragment(expression)) return textOf(expression);
  return UNKNOWN;
}

/** @param {ts.TemplateExpression} template */
const templateOf = ({ head, templateSpans }) =>
  head.text + templateSpans.map(({ expression, literal }) => valueOf(expression) + literal.text).join('');

/** The text of an element. @param {ts.JsxElement | ts.JsxFragment} element @returns {string} */
const textOf = ({ children }) =>
  children
    .map((child) => {
      if (ts.isJsxExpression(child)) return valueOf(child.expression);
      if (!ts.isJsxText(child)) return ts.isJsxElement(child) ? textOf(child) : UNKNOWN;
      // JSX drops the line breaks around a text, and preserves the spaces within a line.
      const words = child.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s+/g, ' ');
      return words.replaceAll('&apos;', "'");
    })
    .join('');

/** Whether an element has its own text, and not only other elements. @param {ts.JsxElement | ts.JsxFragment} element */
const holdsWords = ({ children }) => children.some((child) => ts.isJsxText(child) && child.text.trim() !== '');

/** Whether a string looks like prose: it starts with a capital letter, and a lower-case word follows. @param {string} text */
const looksLikeWords = (text) => /^\p{Lu}\S*\s(.*\s)?\p{Ll}{2,}/u.test(text);

/** @param {ts.Node} node whose parent determines the use of a string */
function isCopy({ parent }) {
  const named = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : undefined;
  const called = ts.isCallExpression(parent) || ts.isNewExpression(parent) ? parent.expression.getText() : undefined;
  // `message` is the server's text.
  return !notCopy.test(named ?? called ?? '') && named !== 'message' && !ts.isLiteralTypeNode(parent);
}

/** @param {string} file @param {string} source @returns {Copy[]} */
export function copyOf(file, source) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  /** @type {Copy[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} text */
  const addText = (node, text) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (/\p{Ll}/u.test(text)) found.push({ file, line, text: text.replace(/\s+/g, ' ').trim() });
  };
  /** @param {ts.Node} node @param {boolean} within whether the surrounding words have been added */
  const visit = (node, within) => {
    const block = (ts.isJsxElement(node) || ts.isJsxFragment(node)) && !within && holdsWords(node);
    if (block) addText(node, textOf(node));
    const words = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? templateOf(node) : '';
    const inside = within && !ts.isJsxAttribute(node);
    if (looksLikeWords(words) && isCopy(node) && !(inside && isExpressionOfText(node))) addText(node, words);
    node.forEachChild((child) => visit(child, ts.isJsxAttribute(child) ? false : inside || block));
  };
  visit(tree, false);
  return found;
}

/** Whether a string is part of an element's text, which has been collected with it. @param {ts.Node} node */
const isExpressionOfText = (node) => {
  let up = node.parent;
  while (ts.isConditionalExpression(up) || ts.isParenthesizedExpression(up) || ts.isBinaryExpression(up)) up = up.parent;
  return ts.isJsxExpression(up);
};

/** The texts of a document. @param {string} file @returns {Copy[]} */
const copyOfDocument = (file) =>
  read(file)
    .replace(/<!--[^]*?-->|<head>[^]*<\/head>/g, (cut) => cut.replace(/[^\n]/g, ''))
    .split('\n')
    .map((text, index) => ({ file, line: index + 1, text: text.replace(/<[^>]*>/g, '').trim() }))
    .filter(({ text }) => text !== '');

/** The texts in the app's source, and of its document. @returns {Copy[]} */
export const copyOfApp = () =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    // Only developers see the pages of `dev`.
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/dev/'))
    .toSorted()
    .flatMap((file) => copyOf(file, read(file)))
    .concat(copyOfDocument('index.html'));
