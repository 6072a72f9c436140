import type { Claims, Exchange } from '../backend/provider/grants';
import { accountById } from '../backend/world';
import { exchangeOnce } from './example-exchange';
import { type Html, html } from './html';
import { page } from './layout';
import { pageRoute } from './page-route';

type Rows = readonly (readonly [name: string, value: string])[];

/** The example service's own landing page: the parameters from NHS login, and the claims for the code. */
export const callbackPage = pageRoute('GET /mock/callback', async ({ world, url }) => {
  const given = (name: string) => url.searchParams.get(name) ?? '';
  const code = given('code');
  const holder = accountById(world, world.authorizationCodes.get(code)?.accountId);
  const exchange = holder ? await exchangeOnce(world, code, url) : {};
  const rows: Rows = [
    ['Signed in as', holder?.email ?? 'nobody'],
    ['code', code],
    ['state', given('state')],
    ['State matches', world.stateSent !== '' && given('state') === world.stateSent ? 'yes' : 'no'],
    ['error', given('error')],
    ['error_description', given('error_description')],
  ];
  return page(
    holder && !exchange.refused ? 'You are logged in' : 'You are not logged in',
    html`<p>This is the Example health service. NHS login sent you back with:</p>
      ${listOf(rows)} ${exchanged(exchange)}
      <p><a href="/mock">Back to the start</a></p>`,
  );
});

function exchanged({ idToken, userinfo, scope = '', refused }: Exchange): Html | false {
  if (refused) {
    return html`<h2 class="nhsuk-heading-m">The service refused it</h2>
      <p data-name="refused">${refused}</p>`;
  }
  if (!idToken || !userinfo) return false;
  return html`<h2 class="nhsuk-heading-m">Agreed to share</h2>
    <p data-name="scope">${scope}</p>
    <h2 class="nhsuk-heading-m">ID token</h2>
    ${listOf(rowsOf('id_token', idToken))}
    <h2 class="nhsuk-heading-m">Userinfo</h2>
    ${listOf(rowsOf('userinfo', userinfo))}`;
}

const rowsOf = (from: string, claims: Claims): Rows =>
  Object.entries(claims).map(([name, value]) => [`${from}.${name}`, typeof value === 'string' ? value : JSON.stringify(value)]);

/** A name with a dot has the source of the claim before it. */
const listOf = (rows: Rows): Html =>
  html`<dl class="nhsuk-summary-list">
    ${rows.map(
      ([name, value]) =>
        html`<div class="nhsuk-summary-list__row">
          <dt class="nhsuk-summary-list__key">${name.slice(name.indexOf('.') + 1)}</dt>
          <dd class="nhsuk-summary-list__value" data-name="${name}">${value || '(none)'}</dd>
        </div>`,
    )}
  </dl>`;
