import { field, ownAddress } from '../backend/http/body';
import { wafCookie } from '../backend/http/scenario';
import type { Visit } from '../backend/model';
import { holderOf, identityCookie } from '../backend/provider/identity-token';
import { emailResetLink } from '../backend/recovery/forgotten-password';
import { cookieSession } from '../backend/sign-in/session';
import { html, page, pageRoute, problem, sendTo } from './page';

const notOurs = 'redirectUri is not an address of this site.';

/** A puzzle at an address, and the target of its button: calls `whenSolved`, sets a cookie for five minutes, redirects to redirectUri. */
const robotCheck = (address: `/${string}`, reason: string, whenSolved: (visit: Visit) => void = () => undefined) => [
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

/** The firewall's puzzle, to which the app redirects after a 405. */
const firewallPages = robotCheck('/api/login/waf-token', 'The firewall has stopped a request of this browser.');

/** The puzzle before a reset link is sent. A double click sends only one. */
const botCheckPages = robotCheck('/api/login/bot-check', 'A link to reset a password is sent to people only.', (visit) => {
  const session = cookieSession(visit);
  if (!session?.resetAskedFor) return;
  emailResetLink(visit.world, session.resetAskedFor);
  session.resetAskedFor = undefined;
});

/** Replaces the prove-your-identity front end, which is another product: its page, and the target of its button. */
const proveIdentityPages = [
  pageRoute('GET /pyi/*', ({ url }) =>
    page(
      'Prove your identity',
      html`<p>You have left NHS login for the service that proves who you are, at <code>${url.pathname}</code>.</p>
        <form method="post"><button class="nhsuk-button">I have proved who I am</button></form>
        <p><a href="/authcode">Go back to NHS login</a></p>`,
    ),
  ),
  pageRoute('POST /pyi/*', ({ world, cookies }) => {
    const holder = holderOf(world, cookies[identityCookie]);
    if (!holder) return problem('Nobody is logged in, so nobody can be proven.');
    holder.account.provenLevel = 'P9';
    return sendTo('/authcode', [], 303);
  }),
];

export const otherServices = [...firewallPages, ...botCheckPages, ...proveIdentityPages];
