import type { Plugin } from 'vite';

/** The rewrites of the router's text: a component gets no name, and making one is marked as free of side effects. */
const rewrites: readonly [from: RegExp, to: string][] = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // Only a list of routes needs that boundary, and that way to navigate; lint refuses those in the app.
  [/^RenderErrorBoundary\.contextType = \w+;$/gm, ''],
  [/isDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable\(\))/g, ''],
  [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/= (new Set\(|Object\.getOwnPropertyNames\(Object\.prototype\))/g, '= /* @__PURE__ */ $1'],
];

/** Lets what is not used of the router be left out: its bundle does not say that naming a component, or making one, does nothing else. */
export function shakenRouter(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'shaken-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) =>
        rewrites.reduce((text, [from, to]) => {
          const rewritten = text.replaceAll(from, to);
          if (rewritten !== text) found.add(from);
          return rewritten;
        }, code),
    },
    // A new release of the router may be written in another way: it would come whole, and nobody would notice.
    buildEnd(error) {
      const lost = rewrites.filter(([from]) => !found.has(from)).map(([from]) => from);
      if (!error && lost.length > 0) throw new Error(`The router has no text like ${lost.join(' or ')} any more.`);
    },
  };
}
