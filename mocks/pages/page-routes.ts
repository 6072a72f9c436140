import { HttpResponse } from 'msw';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { authPages } from './authorize';
import { callbackPage } from './callback';
import { providerControls, worldControls } from './controls';
import { dockRoute } from './dock';
import { galleryPages } from './gallery';
import { mapPage } from './map';
import { otherServices } from './other-services';
import { pageRoute } from './page';
import { passkeyPages } from './passkeys';
import { situationData, startPage } from './start';
import { exampleServicePage } from './start-page';

const folder = dirname(fileURLToPath(import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Serves a script or a style sheet at `/mock/` and its name. The @font-face rules of a style sheet would call another host. */
const served = (name: string, path: string) =>
  pageRoute(`GET /mock/${name}`, () => {
    const text = readFileSync(path, 'utf8');
    if (!name.endsWith('.css')) return new HttpResponse(text, { headers: { 'content-type': 'text/javascript' } });
    return new HttpResponse(text.replace(/@font-face\s*{[^}]*}/g, ''), { headers: { 'content-type': 'text/css' } });
  });

/** Every address that a browser opens. The app calls none of them. */
export const pageRoutes = [
  ...authPages,
  ...otherServices,
  exampleServicePage,
  situationData,
  ...galleryPages,
  startPage,
  callbackPage,
  ...worldControls,
  ...providerControls,
  dockRoute,
  mapPage,
  ...passkeyPages,
  ...readdirSync(folder)
    .filter((name) => /\.(browser\.js|css)$/.test(name))
    .map((name) => served(name, join(folder, name))),
  served('nhsuk.css', resolve('nhsuk-frontend/dist/nhsuk/nhsuk-frontend.min.css')),
];
