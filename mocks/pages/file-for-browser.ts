import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HttpResponse } from 'msw';
import { pageRoute } from './page-route';

const types = { js: 'text/javascript', css: 'text/css' } as const;

/** Serves a script or a style sheet of this folder unchanged, at `/mock/` and its name. */
export const fileForBrowser = (name: `${string}.browser.js` | `${string}.css`) =>
  pageRoute(`GET /mock/${name}`, () => {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8');
    return new HttpResponse(text, { headers: { 'content-type': types[name.endsWith('.css') ? 'css' : 'js'] } });
  });

/** The NHS style sheet without its @font-face rules, which would call another host. */
export const styleSheet = pageRoute('GET /mock/nhsuk.css', () => {
  const path = createRequire(import.meta.url).resolve('nhsuk-frontend/dist/nhsuk/nhsuk-frontend.min.css');
  const css = readFileSync(path, 'utf8').replace(/@font-face\s*{[^}]*}/g, '');
  return new HttpResponse(css, { headers: { 'content-type': 'text/css' } });
});
