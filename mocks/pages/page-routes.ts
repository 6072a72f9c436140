import { authInitPage, completePage } from './authorization';
import { authorizePages } from './authorize';
import { callbackPage } from './callback';
import { controls } from './controls';
import { dockRoutes } from './dock';
import { exampleServicePage } from './example-service';
import { filesForBrowser } from './file-for-browser';
import { galleryPages } from './gallery';
import { mapPage } from './map';
import { passkeyControls, passkeysPage } from './passkeys';
import { proveIdentityPages } from './prove-identity';
import { providerControls } from './provider-controls';
import { botCheckPages, firewallPages } from './robot-check';
import { situationPages } from './situation';
import { startPage } from './start';

/** Every address that a browser opens. The app calls none of them. */
export const pageRoutes = [
  ...authorizePages,
  authInitPage,
  completePage,
  ...firewallPages,
  ...botCheckPages,
  ...proveIdentityPages,
  exampleServicePage,
  ...situationPages,
  ...galleryPages,
  startPage,
  callbackPage,
  ...controls,
  ...providerControls,
  ...dockRoutes,
  mapPage,
  passkeysPage,
  ...passkeyControls,
  ...filesForBrowser,
];
