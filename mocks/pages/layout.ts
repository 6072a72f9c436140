import { HttpResponse } from 'msw';
import { type Html, html } from './html';

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
