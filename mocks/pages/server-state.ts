import { day, hour, minute, second } from '../backend/clock';
import type { Banner, World } from '../backend/model';
import { type Html, html } from './html';

/** The inbox, the calls and the controls of the server; newest first. */
export const serverState = (world: World): Html =>
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
      ${bannerField('app', 'Message of the app banner', world.banners.app)}
      ${bannerField('alerts', 'Message of the alert banner', world.banners.alerts)}
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
    <p class="nhsuk-hint" id="${name}-hint">Leave it empty to show none</p>
    <input class="nhsuk-input" id="${name}" name="${name}" value="${message}" aria-describedby="${name}-hint" />
  </div>`;
