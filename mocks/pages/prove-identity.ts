import { holderOf, identityCookie } from '../backend/provider/identity-token';
import { html } from './html';
import { page, problem } from './layout';
import { pageRoute, sendTo } from './page-route';

/** Replaces the prove-your-identity front end, which is another product: its page, and the target of its button. */
export const proveIdentityPages = [
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
