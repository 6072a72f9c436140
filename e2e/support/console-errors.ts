import type { Page } from '@playwright/test';

/** All console errors, in order. */
export function recordErrors(page: Page) {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** The app's warnings for operators about an answer that a test has made unusual. */
export const aboutBackEnd =
  /^((GET|POST) \/|No API answers at |The web server reaches no API |The (cookie|identity token) |A call or a cookie is wrong)/;
