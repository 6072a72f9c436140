import type { BrowserContext } from '@playwright/test';

/** The app's warnings for operators about an answer that a test has made unusual. */
const aboutBackEnd = /^((GET|POST) \/|The (cookie|identity token) |A call or a cookie is wrong)/;

/** The hosts of the app and of the mock. */
export const ownHost = /^(localhost|([\w-]+\.)*nhs\.localhost)$/;
/** The browser logs every refused and failed call. The app shows its own message on the page. */
const refusedCall = (text: string, url: string) => text.startsWith('Failed to load resource') && /\/(api|pyi)\//.test(url);
/** The app logs each failed call to the auth API (spec 2, section 8), also a call that navigation has aborted. */
const authApiFailed = 'A call to the auth API has failed';

/** Reports exceptions, and messages on the console that no test may cause. */
export function recordFaults(context: BrowserContext, report: (fault: string) => unknown) {
  context.on('weberror', (error) => report(`exception: ${error.error().stack}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    if (message.type() === 'warning' && aboutBackEnd.test(message.text())) return;
    if (message.text() !== authApiFailed && !refusedCall(message.text(), url)) report(`console: ${message.text()} (${url})`);
  });
}
