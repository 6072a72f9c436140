import { HttpResponse } from 'msw';
import { readFileSync } from 'node:fs';
import { pageRoute } from './page-route';

/** A script that runs in the browser as it stands in this folder, at `/mock/` and its name. */
export const browserScript = (name: `${string}.browser.js`) =>
  pageRoute(`GET /mock/${name}`, () => {
    const script = readFileSync(new URL(name, import.meta.url), 'utf8');
    return new HttpResponse(script, { headers: { 'content-type': 'text/javascript' } });
  });
