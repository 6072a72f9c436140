import { HttpResponse } from 'msw';
import { day, second } from '../backend/clock';
import { overrideBy, wafCookie } from '../backend/http/scenario';
import type { World } from '../backend/model';
import { authorizationRequest } from '../backend/provider/example-client';
import { accountByEmail } from '../backend/world';
import { dockCookie } from '../dock';
import { lockFromTheStart } from '../people/persona-account';
import { emailOf, isPersonaId, type PersonaId, rememberedToken, traitsOf } from '../people/personas';
import { scenarios } from '../scenarios/scenarios';
import { variants } from '../screens/screens';
import { enterSituation } from '../situation/situation';
import { html, pageRoute, problem, sendTo } from './page';

/** Starts a journey at once: /mock/start?persona=…&scenario=…&allow_registration=false, and vtr=… for another level of identity; dock lets the preview server's pages have the dock. */
export const startPage = pageRoute('GET /mock/start', ({ world, url }) => {
  const query = url.searchParams;
  const persona = query.get('persona') || 'mobile';
  const scenario = scenarios.get(query.get('scenario') ?? '');
  if (!isPersonaId(persona)) return problem(`There is no persona ${persona}.`);
  if (query.get('scenario') && !scenario) return problem(`There is no scenario ${query.get('scenario')}.`);
  world.persona = persona;
  world.overrides = scenario ? [overrideBy(scenario)] : [];
  const request = new URLSearchParams(authorizationRequest(url.origin, query.get('vtr') || traitsOf(persona).vtr));
  world.stateSent = request.get('state') ?? '';
  const registration = query.get('allow_registration');
  if (registration) request.set('allow_registration', registration);
  // A puzzle solved in an earlier journey would let this one past the firewall.
  const dock = query.has('dock') ? [`${dockCookie}=open; HttpOnly`] : [];
  return sendTo(`/api/auth/authorize?${request}`, [`${wafCookie}=; Max-Age=0`, ...dock, ...prepare(world, persona)]);
});

/** Restores the parts of a persona that expire, and returns the cookies of its browser. */
function prepare(world: World, persona: PersonaId): string[] {
  const account = accountByEmail(world, emailOf(persona));
  if (account) lockFromTheStart(account, world.clock.now());
  return account?.rememberedDevice ? [`remember_my_device=${rememberedToken(persona)}; Max-Age=${(180 * day) / second}`] : [];
}

/** The page behind `/mock?scenario=…`: its script sets up the browser and opens the app. */
export const situationPage = (label: string): Response =>
  HttpResponse.html(
    html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <title>${label} – mock</title>
        <link rel="icon" href="data:," />
        <script type="module" src="/mock/situation.browser.js"></script>
      </html>`.text,
  );

/**
 * Enters the situation of a variant, as another persona and with another answer of the server if they are named, and responds with the
 * content of the browser.
 */
export const situationData = pageRoute('GET /mock/situation.json', async (visit) => {
  const { searchParams } = visit.url;
  const id = searchParams.get('scenario') ?? '';
  const persona = searchParams.get('persona') ?? '';
  const found = variants.get(id);
  if (!found) return problem(`There is no screen ${id}.`);
  const variant = isPersonaId(persona) ? { ...found.variant, persona } : found.variant;
  const entered = await enterSituation(visit, found.address, variant, searchParams.get('answer'));
  const response = HttpResponse.json(entered);
  for (const [name, value] of Object.entries(entered.cookies)) {
    response.headers.append('set-cookie', `${name}=${value ?? ''}; Path=/; SameSite=Lax${value === null ? '; Max-Age=0' : ''}`);
  }
  return response;
});
