import { html } from './html';
import { page } from './layout';
import { pageRoute } from './page-route';

/** Replays the steps of a walk in another window: `/mock/walk#start=…&steps=…`. A failed walk prints this link. */
export const walkPage = pageRoute('GET /mock/walk', () =>
  page(
    'Replay of a walk',
    html`<p>The steps are taken in a window beside this one. The world of this browser is reset.</p>
      <p>
        <button class="nhsuk-button" id="play" disabled>Play</button>
        <button class="nhsuk-button nhsuk-button--secondary" id="next" disabled>Next step</button>
        <button class="nhsuk-button nhsuk-button--secondary" id="pause" disabled>Pause</button>
      </p>
      <p role="status" id="status"></p>
      <ol id="steps"></ol>
      <script type="module" src="/mock/walk.browser.js"></script>`,
  ),
);
