import puppeteer from 'puppeteer-core';
import { setting } from '../engines/setting';
import { journeysWithOrca } from './journeys-with-orca';

const extraPrefsFirefox = {
  'accessibility.force_disabled': -1,
  'browser.translations.enable': false,
  'network.dns.localDomains': 'analytics.example.com',
  'signon.rememberSignons': false,
  'ui.prefersReducedMotion': 1,
};

journeysWithOrca('firefox', () =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: setting('ENGINES_FIREFOX'),
    headless: false,
    defaultViewport: null,
    // A window without an address bar, which would have the focus.
    args: ['--kiosk'],
    extraPrefsFirefox,
  }),
);
