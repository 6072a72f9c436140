import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Call } from '../backend/http/calls';
import { visitOf } from '../backend/http/visit';
import type { Visit } from '../backend/model';
import { orErrorAnswer } from '../backend/provider/oauth-error';
import { worldCookie } from '../backend/worlds';

/** Escaped text or markup, which must not be escaped a second time. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | null | undefined | readonly Html[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(escaped).join('');
  if (part === false || part === null || part === undefined) return '';
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
};

/** A template whose interpolated values are escaped, nested templates and lists of them excepted. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + (index < parts.length ? escaped(parts[index]) : '')).join(''));

/** A complete page of the mock, in the NHS style. Its banner prevents confusion with the product. */
export function page(title: string, content: Html, status = 200): Response {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – mock</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/mock/nhsuk.css" />
      </head>
      <body class="nhsuk-frontend-supported" style="overflow-wrap: anywhere">
        <a class="nhsuk-skip-link" href="#content">Skip to main content</a>
        <header class="nhsuk-header">
          <div class="nhsuk-header__container nhsuk-width-container">
            <div class="nhsuk-header__service">
              <a class="nhsuk-header__service-name" href="/mock">Example health service (mock)</a>
            </div>
          </div>
        </header>
        <div class="nhsuk-width-container">
          <main class="nhsuk-main-wrapper" id="content">
            <h1 class="nhsuk-heading-l">${title}</h1>
            ${content}
          </main>
        </div>
      </body>
    </html>`;
  return HttpResponse.html(document.text, { status });
}

/** A part of a page that unfolds. */
export const details = (summary: string, content: Html | Html[], open = false): Html =>
  html`<details class="nhsuk-details" ${open && 'open'}>
    <summary class="nhsuk-details__summary"><span class="nhsuk-details__summary-text">${summary}</span></summary>
    <div class="nhsuk-details__text">${content}</div>
  </details>`;

/** The options of a select, by value. */
export const options = (labels: Readonly<Record<string, string>>, chosen?: string): Html[] =>
  Object.entries(labels).map(
    ([value, label]) => html`<option value="${value}" ${chosen && value === chosen && 'selected'}>${label}</option>`,
  );

/** A page with the reason why the mock cannot continue. */
export const problem = (reason: string): Response =>
  page(
    'Bad request',
    html`<p>${reason}</p>
      <p><a href="/mock">Back to the example service</a></p>`,
    400,
  );

/** A page, or the target of a form or a script. A visitor without a world gets one here, so that browsers do not share a server's state. */
export function pageRoute(call: Call, respond: (visit: Visit) => Response | Promise<Response>): HttpHandler {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const route = method === 'GET' ? http.get : http.post;
  return route(`*${path}`, async ({ request, cookies }) => {
    const world = cookies[worldCookie] ?? crypto.randomUUID();
    const visit = await visitOf(request, { ...cookies, [worldCookie]: world });
    const response = await orErrorAnswer(() => respond(visit));
    // HttpOnly, because the app deletes every cookie that it can read when the user refuses optional ones.
    const moves = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${worldCookie}=`));
    if (!cookies[worldCookie] && !moves) response.headers.append('set-cookie', `${worldCookie}=${world}; Path=/; SameSite=Lax; HttpOnly`);
    return response;
  });
}

/** Redirects the browser, and sets cookies. 303 turns a form's POST into a GET. */
export function sendTo(location: string, cookies: string[] = [], status: 302 | 303 = 302): Response {
  const response = new HttpResponse(null, { status, headers: { location, 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', `${cookie}; Path=/; SameSite=Lax`);
  return response;
}
