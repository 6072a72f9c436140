import ts from 'typescript';
import { site, type Kind } from './edge';
import { calledName, type Closure, type Names } from './names';
import { nameOf } from './program';
import { rowsOf } from './rows';
import { addressesIn } from './texts';
import type { Walk, Way } from './walk';

/** No address, or an anchor of the same page. */
const staysHere = /^(undefined$|[`']#)/;
const kindOf = ({ kind, call }: Way): Kind => kind ?? (call ? 'answer' : 'form');

/** Notes where something leads; what cannot be read is never dropped silently. */
export function lead(walk: Walk, code: ts.Node, targets: readonly Closure[], way: Way, kind = kindOf(way)) {
  const addresses = addressesIn(walk.values, targets);
  addresses.forEach((to) => walk.note(kind, to, way));
  if (addresses.length > 0 || (targets.length > 0 && targets.every(({ node }) => staysHere.test(node.getText())))) return;
  walk.unresolved.push({ from: way.from, file: nameOf(code.getSourceFile()), code: code.getText() });
}

/** `leaveFor(url)`, `handOver(url)`: out of the app, or to one of its addresses by a full page load. */
export function leave(walk: Walk, node: ts.CallExpression, names: Names, way: Way) {
  const [url] = node.arguments;
  if (!url) return;
  const values = walk.values.of(url, names);
  const own = addressesIn(walk.values, values);
  own.forEach((to) => walk.note(kindOf(way), to, way));
  if (own.length > 0) return;
  const code = [url, ...values.map((value) => value.node)].map((part) => part.getText()).join(' ');
  const setting = /config\.(\w+?)Url/.exec(code)?.[1]?.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  walk.note(kindOf(way), site(setting ?? (calledName(node) === 'handOver' ? 'client service' : 'another site')), way);
}

/** `step(name, { errors, fallback, retryAt }, run)` */
export function visitStep(walk: Walk, { arguments: [name, handling, run] }: ts.CallExpression, names: Names, way: Way) {
  if (!name || !handling || !run) return;
  const { values } = walk;
  for (const call of values.texts(name, names)) {
    const here = { ...way, call };
    for (const given of values.of(handling, names)) {
      for (const { row, outcome } of rowsOf(values, values.property(given, 'errors')))
        walk.visit(outcome.node, outcome.names, { ...here, row, kind: 'outcome' });
      const addresses = (key: string) => addressesIn(values, values.property(given, key));
      for (const to of addresses('fallback')) walk.note('fallback', to, here);
      for (const to of addresses('retryAt')) walk.note('return', to, { from: site('session renewed, firewall passed'), call });
    }
    walk.followAll(values.of(run, names), here);
  }
}

/** An address with the origin before it is where another site sends the browser back to. True when it was one. */
export function comesBack(walk: Walk, { left, right }: ts.BinaryExpression, names: Names, { call }: Way): boolean {
  if (!/\blocation\.origin$/.test(left.getText())) return false;
  const back = addressesIn(walk.values, walk.values.of(right, names));
  for (const to of back) walk.note('return', to, { from: site('another site'), call });
  return true;
}
