import { readFileSync } from 'node:fs';
import { HttpResponse } from 'msw';
import { pageRoute } from './page-route';

const types = { js: 'text/javascript', css: 'text/css' } as const;

/** Serves a script or a style sheet of this folder unchanged, at `/mock/` and its name. */
export const fileForBrowser = (name: `${string}.browser.js` | `${string}.css`) =>
  pageRoute(`GET /mock/${name}`, () => {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8');
    return new HttpResponse(text, { headers: { 'content-type': types[name.endsWith('.css') ? 'css' : 'js'] } });
  });
