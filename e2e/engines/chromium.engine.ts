import puppeteer from 'puppeteer-core';
import { browserArguments } from '../../scripts/browser.mjs';
import { journeysIn } from './journeys-in';
import { puppeteerEngine } from './puppeteer-tab';
import { setting } from './setting';

journeysIn('Chromium', async () =>
  puppeteerEngine(
    await puppeteer.launch({
      executablePath: setting('ENGINES_CHROMIUM'),
      headless: 'shell',
      args: [...browserArguments, '--force-prefers-reduced-motion', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    }),
  ),
);
