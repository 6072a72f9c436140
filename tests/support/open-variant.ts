import { visitOf } from '../../mocks/backend/http/visit';
import { variants } from '../../mocks/screens/screens';
import { beginSituation } from '../../mocks/situation/situation';
import { withAuthenticator } from './authenticator';
import { visit } from './visit';

/** Opens a page in a variant of its screen, by its name in the gallery: persona, progress, events, server, cookies. */
export async function openVariant(id: string) {
  const named = variants.get(id);
  if (!named) throw new Error(`No variant ${id}`);
  const request = new Request('http://localhost:3000/mock');
  const { address, state, events, cookies, inTab, later } = beginSituation(await visitOf(request, {}), named.address, named.variant);
  for (const [name, value] of Object.entries(cookies)) if (value !== null) document.cookie = `${name}=${value}; path=/`;
  // The clock difference that an earlier document has measured.
  sessionStorage.setItem('nhs-login-clock', String(later));
  for (const [key, value] of Object.entries(inTab)) sessionStorage.setItem(key, value);
  if (named.variant.device !== 'without-passkeys') withAuthenticator();
  const whole = !named.variant.answers?.some((answer) => answer.endsWith('.hang'));
  return visit(address, { events, state: state ?? undefined, whole });
}
