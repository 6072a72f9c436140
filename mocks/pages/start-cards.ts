import type { PersonaId } from '../people/personas';
import type { ScenarioId } from '../scenarios/scenarios';
import { type Html, html } from './html';

interface Start {
  name: string;
  about: string;
  persona: PersonaId;
  scenario?: ScenarioId;
}

const starts: readonly Start[] = [
  { name: 'A text message', about: 'Password, security code and consent', persona: 'mobile' },
  { name: 'A passkey', about: 'Without a password, or with one where this device has no passkey', persona: 'passkey-and-mobile' },
  { name: 'A new account', about: 'Email address, password and phone', persona: 'new-user' },
  { name: 'Prove who you are', about: 'A match to a health record, then the proof of identity', persona: 'uplift-p9' },
  { name: 'Already has an account', about: 'A match finds an older account of the same user', persona: 'duplicate' },
  {
    name: 'Something fails',
    about: 'The password is right, and the server is out of order',
    persona: 'mobile',
    scenario: 'password.failed',
  },
];

const card = ({ name, about, persona, scenario }: Start): Html =>
  html`<li class="nhsuk-grid-column-one-third nhsuk-card-group__item">
    <div class="nhsuk-card nhsuk-card--clickable">
      <div class="nhsuk-card__content">
        <h3 class="nhsuk-card__heading nhsuk-heading-s">
          <a class="nhsuk-card__link" href="/mock/start?persona=${persona}&dock=open${scenario && `&scenario=${scenario}`}">${name}</a>
        </h3>
        <p class="nhsuk-card__description">${about}</p>
      </div>
    </div>
  </li>`;

/** The cards for new developers. One click on a card starts its journey. */
export const startCards = html`<h2 class="nhsuk-heading-m">Start a journey</h2>
  <ul class="nhsuk-grid-row nhsuk-card-group">
    ${starts.map(card)}
  </ul>
  <p>
    The dock at the bottom of each page has the newest message, the clock and the failures. A passkey is on another device until you
    <a href="/mock/passkeys?persona=passkey-and-mobile">create one on this device</a>.
  </p>`;
