import type { Page } from '@playwright/test';
import { getSession } from './withheld';

/** Opens an address with a session, on a host that answers every address with index.html. */
export async function opensOnlyIndex(page: Page, address: string) {
  await getSession(page);
  const { headers, body } = await page.request
    .get('/error')
    .then(async (answer) => ({ headers: answer.headers(), body: await answer.text() }));
  await page.route(address, (route) => route.fulfill({ headers, body }));
  await page.goto(address);
}
