import { chromium } from '@playwright/test';
import { browser, browserArguments } from '../browser.mjs';

/** Nothing leaves this machine, not even where the app sends somebody elsewhere. */
const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** A browser that reaches this machine only. */
export const launchHere = async () => chromium.launch({ executablePath: await browser(), args: [...browserArguments, onlyHere] });
