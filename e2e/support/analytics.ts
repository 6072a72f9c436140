import type { Page } from '@playwright/test';
import { analyticsScript } from '../../scripts/e2e.mjs';

/** The events that analytics has received in this document. */
export const recordedEvents = (page: Page) => page.evaluate(() => (window as { digitalData?: object[] }).digitalData);

/** The elements in this document that load the analytics script. */
export const scripts = (page: Page) => page.locator(`script[src="${analyticsScript}"]`);
