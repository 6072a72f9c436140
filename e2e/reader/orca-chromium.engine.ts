import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { browserArguments } from '../../scripts/browser.mjs';
import { setting } from '../engines/setting';
import { journeysWithOrca } from './journeys-with-orca';

/** A new profile in which Chromium does not offer to save passwords. Orca would speak that. */
function profile() {
  const folder = mkdtempSync(join(tmpdir(), 'reader-chromium-'));
  mkdirSync(join(folder, 'Default'));
  const preferences = { credentials_enable_service: false, profile: { password_manager_enabled: false } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  return folder;
}

journeysWithOrca('chromium', (address) =>
  puppeteer.launch({
    executablePath: setting('ENGINES_CHROMIUM'),
    headless: false,
    userDataDir: profile(),
    defaultViewport: null,
    ignoreDefaultArgs: ['--enable-automation'],
    // A window without an address bar, which would have the focus, and without the infobar about missing protection, which would be read.
    args: [
      ...browserArguments,
      `--app=${address}`,
      '--window-position=0,0',
      '--window-size=1200,980',
      '--test-type',
      '--force-renderer-accessibility',
      '--ozone-platform=x11',
      '--force-prefers-reduced-motion',
      '--password-store=basic',
      '--disable-features=Translate,PasswordManagerOnboarding',
    ],
  }),
);
