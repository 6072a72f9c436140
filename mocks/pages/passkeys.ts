import { emailOf, isPersonaId, personas, traitsOf, type PersonaId } from '../people/personas';
import { fileForBrowser } from './file-for-browser';
import { html } from './html';
import { page } from './layout';
import { pageRoute } from './page-route';

const holders = (Object.keys(personas) as PersonaId[]).filter((id) => traitsOf(id).passkeysEnabled);

/** Where a visitor gives a persona a real passkey: /mock/passkeys?persona=… */
export const passkeysPage = pageRoute('GET /mock/passkeys', ({ url }) => {
  const chosen = url.searchParams.get('persona') ?? '';
  const forgotten = url.searchParams.get('forgotten') ?? '';
  return page(
    'Passkeys',
    html`<p>Each of these people has a passkey on another device. Here they get one on this device, which the server then accepts.</p>
      <form method="post" action="/mock/passkey-forget">
        <div class="nhsuk-form-group">
          <label class="nhsuk-label" for="persona">Whose passkey?</label>
          <select class="nhsuk-select" id="persona" name="persona" style="max-width: 100%">
            ${holders.map((id) => html`<option value="${id}" ${id === chosen && 'selected'}>${traitsOf(id).label}: ${emailOf(id)}</option>`)}
          </select>
        </div>
        <button class="nhsuk-button" type="button" id="create">Create a passkey on this device</button>
        <button class="nhsuk-button nhsuk-button--secondary">Forget this passkey on the server</button>
      </form>
      <p role="status">${isPersonaId(forgotten) && `The server has forgotten the passkeys created for ${emailOf(forgotten)}.`}</p>
      <p><a href="/mock">Back to the example service</a></p>
      <script type="module" src="/mock/passkeys.browser.js"></script>`,
  );
});

/** The script of that page. */
export const passkeysScript = fileForBrowser('passkeys.browser.js');
