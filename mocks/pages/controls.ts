import { HttpResponse } from 'msw';
import { parse } from 'yaml';
import { day, hour, minute, second } from '../backend/clock';
import { field, isForm, isRecord } from '../backend/http/body';
import { overrideBy } from '../backend/http/scenario';
import type { Banner, Visit, World } from '../backend/model';
import { checkAssertion } from '../backend/provider/client-assertion';
import { allClients, clientById, redirectUrisOf, registerClient } from '../backend/provider/clients';
import { json, OAuthError } from '../backend/provider/oauth-error';
import { issuerOf } from '../backend/provider/settings';
import { isTokenFault, tokenFaults } from '../backend/provider/token-faults';
import { replaceWorld, worldCookie } from '../backend/worlds';
import openapi from '../openapi.yaml?raw';
import { scenarios } from '../scenarios/scenarios';
import { html, type Html, pageRoute, problem, sendTo } from './page';

/** The controls of the mock: forms of /mock post fields to them, browser tests JSON. */
export const worldControls = [
  pageRoute('GET /mock/inbox.json', ({ world }) => HttpResponse.json(world.inbox)),
  pageRoute('GET /mock/calls.json', ({ world }) => HttpResponse.json(world.calls)),
  pageRoute('POST /mock/clock', (visit) => {
    const seconds = Number(visit.body.advanceSeconds);
    if (!Number.isFinite(seconds)) return problem('advanceSeconds is not a number.');
    visit.world.clock.advance(seconds * second);
    return done(visit);
  }),
  pageRoute('POST /mock/reset', (visit) => {
    replaceWorld(visit.cookies[worldCookie]);
    return done(visit);
  }),
  pageRoute('POST /mock/scenario', (visit) => {
    const id = field(visit, 'id');
    const scenario = scenarios.get(id);
    if (id && !scenario) return problem(`There is no scenario ${id}.`);
    visit.world.overrides = scenario ? [overrideBy(scenario)] : [];
    return done(visit);
  }),
  pageRoute('POST /mock/banners', (visit) => {
    const { app, alerts } = visit.body;
    visit.world.banners = { app: bannerOf(app), alerts: bannerOf(alerts) };
    return done(visit);
  }),
];

const done = ({ request }: Visit): Response => (isForm(request) ? sendTo('/mock', [], 303) : HttpResponse.json({}));

/** A form sends the message only. An empty one removes the banner. */
function bannerOf(value: unknown): Banner {
  if (isRecord(value)) return { showBanner: value.showBanner === true, message: String(value.message ?? '') };
  const message = typeof value === 'string' ? value : '';
  return { showBanner: message !== '', message };
}

/** The inbox, the calls and the controls of the world; newest first. */
export const worldState = (world: World): Html =>
  html`<h2 class="nhsuk-heading-m" id="inbox">Inbox</h2>
    ${world.inbox.length === 0 && html`<p>No messages yet.</p>`}
    <ul>
      ${world.inbox.map(
        ({ at, kind, to, text, code, link }) =>
          html`<li>
            ${timeOf(at)} ${kind} to ${to}: ${text} ${code && html`<strong>${code}</strong>`}
            ${link && html`<a href="${link}">Open the link</a>`}
          </li>`,
      )}
    </ul>
    <h2 class="nhsuk-heading-m">Calls</h2>
    ${scenarioInForce(world)}
    <ol reversed>
      ${world.calls.map(({ at, method, path, status, error }) => html`<li>${timeOf(at)} ${method} ${path}: ${status ?? 'no answer'} ${error}</li>`)}
    </ol>
    <h2 class="nhsuk-heading-m">Clock</h2>
    <p>The server's time is ${timeOf(world.clock.now())} (UTC).</p>
    <form method="post" action="/mock/clock">
      ${later('5 minutes', 5 * minute)} ${later('15 minutes', 15 * minute)} ${later('60 minutes', hour)} ${later('24 hours', day)}
    </form>
    <h2 class="nhsuk-heading-m">Status banners</h2>
    <form method="post" action="/mock/banners">
      ${bannerField('app', 'Message of the app banner, empty for none', world.banners.app)}
      ${bannerField('alerts', 'Message of the alert banner, empty for none', world.banners.alerts)}
      <button class="nhsuk-button nhsuk-button--secondary">Publish banners</button>
    </form>
    <form method="post" action="/mock/reset"><button class="nhsuk-button nhsuk-button--warning">Start again</button></form>`;

const later = (time: string, milliseconds: number): Html =>
  html`<button class="nhsuk-button nhsuk-button--secondary" name="advanceSeconds" value="${milliseconds / second}">${time} later</button>`;

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 19);

const scenarioInForce = ({ overrides }: World): Html[] =>
  overrides.map(({ scenario }) => html`<p>In force: <strong>${[scenario.call].flat().join(', ')}</strong>, ${scenario.label}</p>`);

const bannerField = (name: string, label: string, { message }: Banner): Html =>
  html`<div class="nhsuk-form-group">
    <label class="nhsuk-label" for="${name}">${label}</label>
    <input class="nhsuk-input" id="${name}" name="${name}" value="${message}" />
  </div>`;

const refusal = (description: string) => new OAuthError('invalid_request', description);

/** The controls of the provider, for the tests of a client. Clients are registered for all worlds. The other controls concern one world. */
export const providerControls = [
  pageRoute('GET /mock/health', ({ url }) => HttpResponse.json({ status: 'ok', issuer: issuerOf(url) })),
  pageRoute('GET /mock/openapi.json', () => HttpResponse.json(parse(openapi))),
  pageRoute('GET /mock/clients', ({ url }) =>
    json({ clients: allClients().map((client) => ({ ...client, redirect_uris: redirectUrisOf(client, url.origin) })) }),
  ),
  pageRoute('POST /mock/clients', ({ body }) => json(registerClient(body), 201)),
  pageRoute('POST /mock/clients/:id/check', async ({ url, body }) => {
    const id = decodeURIComponent(url.pathname.split('/').at(-2) ?? '');
    const client = clientById(id);
    if (!client) throw new OAuthError('not_found', `client_id ${id} is not registered. Register it with POST /mock/clients.`, 404);
    const findings = await checkAssertion(body.client_assertion, client, url);
    return json({ accepted: findings.length === 0, findings });
  }),
  pageRoute('POST /mock/token-fault', (visit) => {
    const id = field(visit, 'id');
    const ids = Object.keys(tokenFaults).join(', ');
    if (id && !isTokenFault(id)) throw refusal(`id is ${id}: there are ${ids}, and an empty one for none.`);
    visit.world.tokenFault = id;
    return isForm(visit.request) ? sendTo('/mock', [], 303) : json({ id });
  }),
  pageRoute('POST /mock/claims', ({ world, body }) => {
    const { id_token: idToken = {}, userinfo = {} } = body;
    if (!isRecord(idToken) || !isRecord(userinfo))
      throw refusal('id_token and userinfo are objects: claims by name, null to leave one out.');
    world.claimOverrides = { id_token: idToken, userinfo };
    return json(world.claimOverrides);
  }),
];
