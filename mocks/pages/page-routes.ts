import { authInitPage } from './auth-init';
import { authorizePage } from './authorize';
import { botCheckPages } from './bot-check';
import { callbackPage } from './callback';
import { completePage } from './complete';
import { controls } from './controls';
import { exampleServicePage } from './example-service';
import { firewallPages } from './firewall';
import { galleryPages } from './gallery';
import { mapPage, mapScripts } from './map';
import { passkeyControls } from './passkey-controls';
import { passkeysPage, passkeysScript } from './passkeys';
import { proveIdentityPages } from './prove-identity';
import { situationPages } from './situation';
import { startPage } from './start';
import { styleSheet } from './style-sheet';
import { walkPages } from './walk';

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
