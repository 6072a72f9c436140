import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HttpResponse } from 'msw';
import { pageRoute } from './page-route';

/** The NHS style sheet without its @font-face rules, which would call another host. */
export const styleSheet = pageRoute('GET /mock/nhsuk.css', () => {
  const path = createRequire(import.meta.url).resolve('nhsuk-frontend/dist/nhsuk/nhsuk-frontend.min.css');
  const css = readFileSync(path, 'utf8').replace(/@font-face\s*{[^}]*}/g, '');
  return new HttpResponse(css, { headers: { 'content-type': 'text/css' } });
});
