import { HttpResponse } from 'msw';
import { field, isForm } from '../backend/http/body';
import { Refusal } from '../backend/http/refusal';
import type { Account, Visit } from '../backend/model';
import { addPasskey, creationOptions, forgetPasskeys } from '../backend/passkey/passkey';
import { accountByEmail } from '../backend/world';
import { emailOf, isPersonaId, type PersonaId, personas, traitsOf } from '../people/personas';
import { html, options, page, pageRoute, sendTo } from './page';

const holders = (Object.keys(personas) as PersonaId[]).filter((id) => traitsOf(id).passkeysEnabled);

/** The page that creates a real passkey for a persona: /mock/passkeys?persona=… */
const passkeysPage = pageRoute('GET /mock/passkeys', ({ url }) => {
  const chosen = url.searchParams.get('persona') ?? '';
  const forgotten = url.searchParams.get('forgotten') ?? '';
  return page(
    'Passkeys',
    html`<p>Each of these people has a passkey on another device. Here they get one on this device, which the server then accepts.</p>
      <form method="post" action="/mock/passkey-forget">
        <div class="nhsuk-form-group">
          <label class="nhsuk-label" for="persona">Whose passkey?</label>
          <select class="nhsuk-select" id="persona" name="persona" style="max-width: 100%">
            ${options(Object.fromEntries(holders.map((id) => [id, `${traitsOf(id).label}: ${emailOf(id)}`])), chosen)}
          </select>
        </div>
        <button class="nhsuk-button" type="button" id="create" disabled>Create a passkey on this device</button>
        <button class="nhsuk-button nhsuk-button--secondary">Forget this passkey on the server</button>
      </form>
      <p role="status">${isPersonaId(forgotten) && `The server has forgotten the passkeys created for ${emailOf(forgotten)}.`}</p>
      <p><a href="/mock">Back to the example service</a></p>
      <script type="module" src="/mock/passkeys.browser.js"></script>`,
  );
});

/** The page, and its endpoints. All need `persona`. A refusal is `{ error }`. */
export const passkeyPages = [
  passkeysPage,
  pageRoute('POST /mock/passkey-options', (visit) => forHolder(visit, (account) => creationOptions(visit, account))),
  pageRoute('POST /mock/passkey-credential', (visit) =>
    forHolder(visit, async (account) => {
      await addPasskey(visit, account);
      return { email: account.email };
    }),
  ),
  pageRoute('POST /mock/passkey-forget', async (visit) => {
    const response = await forHolder(visit, (account) => {
      forgetPasskeys(account);
      return {};
    });
    const persona = encodeURIComponent(field(visit, 'persona'));
    return response.ok && isForm(visit.request) ? sendTo(`/mock/passkeys?persona=${persona}&forgotten=${persona}`, [], 303) : response;
  }),
];

async function forHolder(visit: Visit, act: (account: Account) => object | Promise<object>): Promise<Response> {
  const persona = field(visit, 'persona');
  const account = isPersonaId(persona) ? accountByEmail(visit.world, emailOf(persona)) : undefined;
  try {
    if (!account?.passkeysEnabled) throw new Refusal(400, { error: `There is no persona ${persona} who may have passkeys.` });
    return HttpResponse.json(await act(account));
  } catch (error) {
    if (error instanceof Refusal) return HttpResponse.json(error.body, { status: error.status });
    throw error;
  }
}
