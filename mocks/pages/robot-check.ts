import { field, ownAddress } from '../backend/http/body';
import { wafCookie } from '../backend/http/waf-cookie';
import type { Visit } from '../backend/model';
import { html } from './html';
import { page, problem } from './layout';
import { pageRoute, sendTo } from './page-route';

const notOurs = 'redirectUri is not an address of this site.';

/** A puzzle at an address, and what its button posts to: `whenSolved`, a cookie that counts for five minutes, and back to redirectUri. */
export const robotCheck = (address: `/${string}`, reason: string, whenSolved: (visit: Visit) => void = () => undefined) => [
  pageRoute(`GET ${address}`, (visit) => {
    const target = ownAddress(visit, visit.url.searchParams.get('redirectUri'));
    if (!target) return problem(notOurs);
    return page(
      'Check that you are not a robot',
      html`<p>${reason}</p>
        <form method="post" action="${address}">
          <input type="hidden" name="redirectUri" value="${target}" />
          <button class="nhsuk-button">I am not a robot</button>
        </form>`,
    );
  }),
  pageRoute(`POST ${address}`, (visit) => {
    const target = ownAddress(visit, field(visit, 'redirectUri'));
    if (!target) return problem(notOurs);
    whenSolved(visit);
    return sendTo(target, [`${wafCookie}=${crypto.randomUUID()}; Max-Age=300`], 303);
  }),
];
