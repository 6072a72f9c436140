import { html } from './html';
import { page } from './layout';
import { pageRoute } from './page-route';

/** Stands for the prove-your-identity front end, which is another product. */
export const proveIdentityPage = pageRoute('GET /pyi/*', ({ url }) =>
  page(
    'Prove your identity',
    html`<p>You have left NHS login for the service that proves who you are, at <code>${url.pathname}</code>.</p>
      <p><a href="/authcode">Go back to NHS login</a></p>`,
  ),
);
