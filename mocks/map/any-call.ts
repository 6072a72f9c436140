import ts from 'typescript';
import { anyCall } from './edge';
import { noNames, type FunctionNode } from './names';
import { source } from './program';
import { constantOf } from './route-rows';
import { matchOf, rowsOf } from './rows';
import type { Values } from './values';
import type { Walk } from './walk';

const what = 'any call';

/**
 * What every call may answer (`outcome/errors.ts`, `outcome/step.ts`): what an answer says of the session, the common rows, the error
 * page for what no table knows.
 */
export function anyCallEdges(program: ts.Program, values: Values, walk: Walk) {
  for (const { row, outcome } of rowsOf(values, constantOf(program, values, 'outcome/errors.ts', 'commonRows')))
    walk.visit(outcome.node, outcome.names, { from: anyCall, call: what, row, kind: 'outcome' });
  const sessionRows = constantOf(program, values, 'outcome/errors.ts', 'sessionRows').flatMap((table) => values.property(table));
  for (const { means, leads } of sessionAnswers(program)) {
    const rows = sessionRows.filter((row) =>
      values.property(row, 'means').some(({ node, names }) => values.texts(node, names).includes(means)),
    );
    for (const row of rows) walk.visit(leads, noNames, { from: anyCall, call: what, row: matchOf(values, row), kind: 'outcome' });
  }
  for (const to of defaultFallbacks(program, values)) walk.edges.push({ from: anyCall, to, kind: 'fallback', call: what });
}

const outcomeOf = (program: ts.Program) =>
  program
    .getSourceFile(source('outcome/step.ts'))
    ?.statements.flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []))
    .find(({ name }) => name.getText() === 'outcomeOf')?.initializer as FunctionNode;

/** `if (session === 'timedOut') return renewal(…)` and the like. */
function sessionAnswers(program: ts.Program): { means: string; leads: ts.Statement }[] {
  const { body } = outcomeOf(program);
  return (body && ts.isBlock(body) ? [...body.statements] : []).flatMap((statement) => {
    const means = ts.isIfStatement(statement) && ts.isBinaryExpression(statement.expression) ? statement.expression.right : undefined;
    return ts.isIfStatement(statement) && means && ts.isStringLiteral(means) ? [{ means: means.text, leads: statement.thenStatement }] : [];
  });
}

/** `fallback = paths.error` of the parameter. */
function defaultFallbacks(program: ts.Program, values: Values): string[] {
  const patterns = outcomeOf(program).parameters.flatMap(({ name }) => (ts.isObjectBindingPattern(name) ? [...name.elements] : []));
  const otherwise = patterns.find(({ name }) => name.getText() === 'fallback')?.initializer;
  return otherwise ? values.texts(otherwise, noNames) : [];
}
