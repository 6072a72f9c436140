import { authInitPage } from './pages/auth-init';
import { authorizePage } from './pages/authorize';
import { botCheckPages } from './pages/bot-check';
import { callbackPage } from './pages/callback';
import { completePage } from './pages/complete';
import { controls } from './pages/controls';
import { exampleServicePage } from './pages/example-service';
import { firewallPages } from './pages/firewall';
import { galleryPages } from './pages/gallery';
import { mapPage, mapScripts } from './pages/map';
import { passkeyControls } from './pages/passkey-controls';
import { passkeysPage, passkeysScript } from './pages/passkeys';
import { proveIdentityPages } from './pages/prove-identity';
import { situationPages } from './pages/situation';
import { startPage } from './pages/start';
import { styleSheet } from './pages/style-sheet';
import { walkPages } from './pages/walk';

/** Every address that a browser goes to, rather than the app calls. */
export const pageRoutes = [
  authorizePage,
  authInitPage,
  completePage,
  ...firewallPages,
  ...botCheckPages,
  ...proveIdentityPages,
  exampleServicePage,
  ...situationPages,
  ...galleryPages,
  startPage,
  ...walkPages,
  callbackPage,
  ...controls,
  mapPage,
  ...mapScripts,
  passkeysPage,
  passkeysScript,
  ...passkeyControls,
  styleSheet,
];
