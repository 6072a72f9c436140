import { accountById } from '../backend/world';
import { html } from './html';
import { page } from './layout';
import { pageRoute } from './page-route';

/** The example service's own landing page: what NHS login handed back. */
export const callbackPage = pageRoute('GET /mock/callback', ({ world, url }) => {
  const given = (name: string) => url.searchParams.get(name) ?? '';
  const holder = accountById(world, world.authorizationCodes.get(given('code'))?.accountId);
  const rows = [
    ['Signed in as', holder?.email ?? 'nobody'],
    ['code', given('code')],
    ['state', given('state')],
    ['State matches', world.stateSent !== '' && given('state') === world.stateSent ? 'yes' : 'no'],
    ['error', given('error')],
    ['error_description', given('error_description')],
  ] as const;
  return page(
    holder ? 'You are logged in' : 'You are not logged in',
    html`<p>This is the Example health service. NHS login sent you back with:</p>
      <dl class="nhsuk-summary-list">
        ${rows.map(
          ([name, value]) =>
            html`<div class="nhsuk-summary-list__row">
              <dt class="nhsuk-summary-list__key">${name}</dt>
              <dd class="nhsuk-summary-list__value" data-name="${name}">${value || '(none)'}</dd>
            </div>`,
        )}
      </dl>
      <p><a href="/mock">Back to the start</a></p>`,
  );
});
