import type { Plugin } from 'vite';

/** Lets what is not used of the router be left out: its bundle does not say that naming a component, or making one, does nothing else. */
export const shakenRouter: Plugin = {
  name: 'shaken-router',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
};
