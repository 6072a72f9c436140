import { chromium } from '@playwright/test';
import { browser, browserArguments } from '../browser.mjs';

/** Blocks all requests to other machines, even when the app navigates to another site. */
const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** A browser that can reach this machine only. */
export const launchHere = async () => chromium.launch({ executablePath: await browser(), args: [...browserArguments, onlyHere] });
