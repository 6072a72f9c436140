import puppeteer from 'puppeteer-core';
import { journeysIn } from './journeys-in';
import { puppeteerEngine } from './puppeteer';
import { setting } from './setting';

/** Resolves the host of the analytics script to this machine, where its request fails. */
const extraPrefsFirefox = { 'network.dns.localDomains': 'analytics.example.com', 'ui.prefersReducedMotion': 1 };

journeysIn('Firefox', async () =>
  puppeteerEngine(
    await puppeteer.launch({ browser: 'firefox', executablePath: setting('ENGINES_FIREFOX'), headless: true, extraPrefsFirefox }),
  ),
);
