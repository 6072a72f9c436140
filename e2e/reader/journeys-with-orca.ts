import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { setting } from '../engines/setting';
import { journeys } from './journeys';
import { ReaderUser } from './reader-user';
import type { BrowserName } from './silences';

const transcripts = '.reports/reader';

/** All journeys with Orca in one browser. Leaves the transcript in `.reports/reader`. */
export function journeysWithOrca(name: BrowserName, launch: (address: string) => Promise<Browser>) {
  describe(`Orca with ${name}`, () => {
    let browser: Browser | undefined;
    let user: ReaderUser;

    beforeAll(async () => {
      browser = await launch(`${setting('READER_ORIGIN')}/mock`);
      const [page = await browser.newPage()] = await browser.pages();
      user = new ReaderUser(name, browser, page);
      await user.isReady();
    });

    afterAll(async () => {
      mkdirSync(transcripts, { recursive: true });
      writeFileSync(`${transcripts}/${name}.txt`, user.transcript.join('\n'));
      await browser?.close();
    });

    for (const { title, travel } of journeys)
      test(title, async () => {
        user.begins(title);
        await travel(user);
      });
  });
}
