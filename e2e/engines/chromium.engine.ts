import puppeteer from 'puppeteer-core';
import { journeysIn } from './journeys-in';
import { chromiumArguments, puppeteerEngine } from './puppeteer';
import { setting } from './setting';

journeysIn('Chromium', async () =>
  puppeteerEngine(await puppeteer.launch({ executablePath: setting('ENGINES_CHROMIUM'), headless: 'shell', args: chromiumArguments })),
);
