import { field } from '../visit';
import { html } from './html';
import { page, problem } from './layout';
import { ownAddress, pageRoute, sendTo } from './page-route';

const notOurs = 'redirectUri is not an address of this site.';

/** The firewall's puzzle, where a browser goes after a 405. */
const puzzle = pageRoute('GET /api/login/waf-token', (visit) => {
  const target = ownAddress(visit, visit.url.searchParams.get('redirectUri'));
  if (!target) return problem(notOurs);
  return page(
    'Check that you are not a robot',
    html`<p>The firewall has stopped a request of this browser.</p>
      <form method="post" action="/api/login/waf-token">
        <input type="hidden" name="redirectUri" value="${target}" />
        <button class="nhsuk-button">I am not a robot</button>
      </form>`,
  );
});

/** A solved puzzle counts for five minutes. */
const solved = pageRoute('POST /api/login/waf-token', (visit) => {
  const target = ownAddress(visit, field(visit, 'redirectUri'));
  return target ? sendTo(target, [`aws-waf-token=${crypto.randomUUID()}; Max-Age=300`], 303) : problem(notOurs);
});

/** The firewall's two addresses. */
export const firewallPages = [puzzle, solved];
