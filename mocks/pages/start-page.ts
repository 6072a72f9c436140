import { calls } from '../backend/http/calls';
import { emailOf, isPersonaId, password, type PersonaId, personas, traitsOf } from '../people/personas';
import { targets } from '../scenarios/refusals';
import { type ScenarioId, scenarios } from '../scenarios/scenarios';
import { variants } from '../screens/screens';
import { worldState } from './controls';
import { details, html, type Html, options, page, pageRoute } from './page';
import { situationPage } from './start';

const personaIds = Object.keys(personas) as PersonaId[];

/** A target of a link on `/mock`. */
interface Found {
  id: string;
  about: string;
  href: string;
}

interface Entry extends Found {
  /** The searchable text besides its id, in lower case. */
  words: string;
}

const entry = (id: string, about: string, href: string, more: readonly string[] = []): Entry => ({
  id,
  about,
  href,
  words: [id, about, ...more].join('\n').toLowerCase(),
});

const entries: Readonly<Record<string, readonly Entry[]>> = {
  Personas: personaIds.map((id) => entry(id, `${traitsOf(id).label}: ${traitsOf(id).shows}`, `/mock/start?persona=${id}&dock=open`)),
  Scenarios: [...scenarios].map(([id, { label }]) =>
    entry(id, targets.has(id) ? `${label} → ${targets.get(id)}` : label, `/mock/start?scenario=${id}&dock=open`),
  ),
  Screens: [...variants.values()].map(({ id, address, variant: { heading, label, shows = [] } }) =>
    entry(id, `${address}, ${label}`, `/mock?scenario=${id}`, [heading, ...shows]),
  ),
};

const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** 0 if the id begins with the word, 1 if it contains it, 2 if only the text does. */
const rankOf = ({ id }: Entry, text: string): number => [id.startsWith(text), id.includes(text), true].indexOf(true);

/** Personas, scenarios and screens that contain every word of a text. Matches of the id are first. An empty text matches nothing. */
function findStarts(text: string): { kind: string; found: readonly Found[] }[] {
  const wanted = wordsIn(text);
  const phrase = wanted.join(' ');
  return Object.entries(entries).map(([kind, all]) => ({
    kind,
    found: all
      .filter(({ words }) => wanted.length > 0 && wanted.every((word) => words.includes(word)))
      .sort((one, other) => rankOf(one, phrase) - rankOf(other, phrase)),
  }));
}

/** The maximum number of results of one kind. */
const most = 40;

const startSearch = (text: string): Html =>
  html`<form action="/mock#search" role="search">
      <div class="nhsuk-form-group">
        <label class="nhsuk-label nhsuk-label--m" for="search">Find a persona, a scenario or a screen</label>
        <p class="nhsuk-hint" id="search-hint">
          An id, an address, a sentence or a reference code, such as <code>otp</code> or <code>CID2014</code>
        </p>
        <input
          class="nhsuk-input"
          id="search"
          name="search"
          type="search"
          value="${text}"
          aria-describedby="search-hint"
          autocomplete="off"
        />
      </div>
      <button class="nhsuk-button nhsuk-button--secondary">Search</button>
    </form>
    <p role="status" id="found">${text && countOf(text)}</p>
    <div id="results">${text && resultsOf(text)}</div>`;

const countOf = (text: string): string =>
  findStarts(text)
    .map(({ kind, found }) => `${kind}: ${found.length}`)
    .join(', ');

const resultsOf = (text: string): Html[] =>
  findStarts(text)
    .filter(({ found }) => found.length > 0)
    .map(
      ({ kind, found }) =>
        html`<h3 class="nhsuk-heading-s">${kind}</h3>
          <ul>
            ${found.slice(0, most).map(({ id, about, href }) => html`<li><a href="${href}">${id}</a>: ${about}</li>`)}
          </ul>
          ${found.length > most && html`<p>and ${found.length - most} more</p>`}`,
    );

/** The call or the page in the id of an unknown scenario. The search then finds the others of it. */
const beforeDot = (id: string) => id.replace(/\.[^.]*$/, '');

/** The example client service: start a journey, or search for one. With the id of a screen it opens that screen instead. */
export const exampleServicePage = pageRoute('GET /mock', ({ url, world }) => {
  const given = (name: string) => url.searchParams.get(name) ?? '';
  const persona = given('persona');
  const scenario = given('scenario');
  const situation = variants.get(scenario);
  if (situation) return situationPage(situation.variant.label);
  const isChosen = persona !== '' || scenarios.has(scenario);
  const isUnknown = scenario !== '' && !scenarios.has(scenario);
  return page(
    'Example health service',
    html`${isUnknown && html`<p class="nhsuk-inset-text" id="unknown">There is no scenario <code>${scenario}</code>. Find it below.</p>`}
      ${cards} ${startSearch(given('search') || (isUnknown ? beforeDot(scenario) : ''))}
      <ul class="nhsuk-list">
        <li><a href="/mock/gallery">Every screen, live</a></li>
        <li><a href="/mock/map">Journey map</a></li>
        <li><a href="/mock/passkeys">Passkeys of this device</a></li>
      </ul>
      ${details('Choose who you are and what goes wrong', chooser(isPersonaId(persona) ? persona : 'mobile', scenario), isChosen)}
      ${worldState(world)}`,
    isUnknown ? 404 : 200,
  );
});

const starts: readonly (readonly [name: string, about: string, persona: PersonaId, scenario?: ScenarioId])[] = [
  ['A text message', 'Password, security code and consent', 'mobile'],
  ['A passkey', 'Without a password, or with one where this device has no passkey', 'passkey-and-mobile'],
  ['A new account', 'Email address, password and phone', 'new-user'],
  ['Prove who you are', 'A match to a health record, then the proof of identity', 'uplift-p9'],
  ['Already has an account', 'A match finds an older account of the same user', 'duplicate'],
  ['Something fails', 'The password is right, and the server is out of order', 'mobile', 'password.failed'],
];

/** The cards for new developers. One click on a card starts its journey. */
const cards = html`<h2 class="nhsuk-heading-m">Start a journey</h2>
  <ul class="nhsuk-grid-row nhsuk-card-group">
    ${starts.map(
      ([name, about, persona, scenario]) =>
        html`<li class="nhsuk-grid-column-one-third nhsuk-card-group__item">
          <div class="nhsuk-card nhsuk-card--clickable">
            <div class="nhsuk-card__content">
              <h3 class="nhsuk-card__heading nhsuk-heading-s">
                <a class="nhsuk-card__link" href="/mock/start?persona=${persona}&dock=open${scenario && `&scenario=${scenario}`}"
                  >${name}</a
                >
              </h3>
              <p class="nhsuk-card__description">${about}</p>
            </div>
          </div>
        </li>`,
    )}
  </ul>
  <p>
    The dock at the top of each page has the newest message, the clock and the failures. A passkey is on another device until you
    <a href="/mock/passkeys?persona=passkey-and-mobile">create one on this device</a>.
  </p>`;

const chooser = (persona: PersonaId, scenario: string): Html =>
  html`<form action="/mock/start">
    <input type="hidden" name="dock" value="open" />
    <fieldset class="nhsuk-fieldset nhsuk-form-group" aria-describedby="password-hint">
      <legend class="nhsuk-fieldset__legend nhsuk-fieldset__legend--m">Who are you?</legend>
      <p class="nhsuk-hint" id="password-hint">Everybody's password is <code>${password}</code>, until they choose another</p>
      <div class="nhsuk-radios nhsuk-radios--small">${personaIds.map((id) => radio(id, id === persona))}</div>
    </fieldset>
    <div class="nhsuk-form-group">
      <label class="nhsuk-label" for="scenario">What goes wrong?</label>
      <select class="nhsuk-select" id="scenario" name="scenario" style="max-width: 100%">
        <option value="">Nothing</option>
        ${Object.entries(calls).map(([name, call]) => html`<optgroup label="${call}">${optionsOf(name, scenario)}</optgroup>`)}
        <optgroup label="Several calls">${optionsOf('session', scenario)}</optgroup>
      </select>
    </div>
    <button class="nhsuk-button">Continue with NHS login</button>
  </form>`;

function radio(id: PersonaId, isChecked: boolean): Html {
  const { label, shows, details: typed } = traitsOf(id);
  return html`<div class="nhsuk-radios__item">
    <input
      class="nhsuk-radios__input"
      type="radio"
      name="persona"
      id="persona-${id}"
      value="${id}"
      aria-describedby="hint-${id}"
      ${isChecked && 'checked'}
    />
    <label class="nhsuk-label nhsuk-radios__label" for="persona-${id}">${label}: <code>${emailOf(id)}</code></label>
    <div class="nhsuk-hint nhsuk-radios__hint" id="hint-${id}">
      ${shows} ${typed && html`Types <code>${Object.values(typed).filter(Boolean).join(', ')}</code>`}
    </div>
  </div>`;
}

function optionsOf(callName: string, chosen: string): Html[] {
  const own = [...scenarios].filter(([id]) => id.startsWith(`${callName}.`));
  return options(Object.fromEntries(own.map(([id, { label }]) => [id, `${callName}: ${label}`])), chosen);
}
