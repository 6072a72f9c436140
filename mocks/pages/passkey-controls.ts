import { HttpResponse } from 'msw';
import { field, isForm } from '../backend/http/body';
import { Refusal } from '../backend/http/refusal';
import type { Account, Visit } from '../backend/model';
import { addPasskey, creationOptions, forgetPasskeys } from '../backend/passkey/passkey-creation';
import { accountByEmail } from '../backend/world';
import { emailOf, isPersonaId } from '../people/personas';
import { pageRoute, sendTo } from './page-route';

/** What /mock/passkeys posts to. All take `persona`; a refusal says `{ error }`. */
export const passkeyControls = [
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
