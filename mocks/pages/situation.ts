import { HttpResponse } from 'msw';
import { isPersonaId } from '../people/personas';
import { variants } from '../screens/screens';
import { enterSituation } from '../situation/situation';
import { html } from './html';
import { problem } from './layout';
import { pageRoute, setCookieHeaders } from './page-route';

/** The page behind `/mock?scenario=…`: its script sets up the browser and opens the app. */
export const situationPage = (label: string): Response =>
  HttpResponse.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${label} – mock</title>
          <link rel="icon" href="data:," />
          <script type="module" src="/mock/situation.browser.js"></script>
        </head>
        <body></body>
      </html>`.text,
  );

/**
 * Enters the situation of a variant, as another persona and with another answer of the server if they are named, and responds with the
 * content of the browser.
 */
const situation = pageRoute('GET /mock/situation.json', async (visit) => {
  const { searchParams } = visit.url;
  const id = searchParams.get('scenario') ?? '';
  const persona = searchParams.get('persona') ?? '';
  const found = variants.get(id);
  if (!found) return problem(`There is no screen ${id}.`);
  const variant = isPersonaId(persona) ? { ...found.variant, persona } : found.variant;
  const entered = await enterSituation(visit, found.address, variant, searchParams.get('answer'));
  return setCookieHeaders(HttpResponse.json(entered), entered.cookies);
});

/** An iframe of the gallery, whose page has already entered the situation. */
const frame = pageRoute('GET /mock/frame', () => situationPage('Frame'));

export const situationPages = [situation, frame];
