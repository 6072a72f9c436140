import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page, Response, TestInfo } from '@playwright/test';
import { type Move, type Refusal, refusalOf } from '../../mocks/map/recorded-journeys';

const folder = fileURLToPath(new URL('../../.reports/transitions/journeys/', import.meta.url));
const SLOWEST_ANSWER_MS = 500;

/** A transition whose refusals are still being read. */
interface Noted extends Pick<Move, 'from' | 'to'> {
  refusals: Promise<Refusal>[];
}

/** Records every transition of a test for the journey map: pathnames, and the refused calls in between. No query, no input. */
export class TransitionRecorder {
  private readonly moves: Noted[] = [];

  constructor(context: BrowserContext) {
    context.pages().forEach(this.watch);
    context.on('page', this.watch);
  }

  private readonly watch = (page: Page) => {
    let at: string | undefined;
    let refusals: Promise<Refusal>[] = [];
    let called = false;
    page.on('response', (response) => {
      if (!/\/(api|pyi)\//.test(response.url())) return;
      called = true;
      if (response.status() >= 400) refusals.push(refusalOf(response.status(), response.json()));
    });
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const { protocol, pathname } = new URL(frame.url());
      const to = protocol.startsWith('http') ? pathname : undefined;
      // The app removes the query from the address on arrival, which is no transition, unless a second code has returned here.
      if (at && to && (at !== to || called)) this.moves.push({ from: at, to, refusals });
      at = to;
      refusals = [];
      called = false;
    });
    // A typed address and the browser's Back are not edges of the app.
    for (const jump of ['goto', 'goBack', 'goForward', 'reload'] as const) {
      const original = page[jump].bind(page) as (...given: unknown[]) => Promise<Response | null>;
      Object.assign(page, {
        [jump]: (...given: unknown[]) => {
          at = undefined;
          return original(...given);
        },
      });
    }
  };

  /** Never fails a test: a failed write is ignored. */
  async save({ testId, titlePath }: TestInfo) {
    try {
      const late = new Promise<Refusal>((resolve) => setTimeout(resolve, SLOWEST_ANSWER_MS, { status: 0, code: '', texts: [] }).unref());
      const settled = ({ from, to, refusals }: Noted) =>
        Promise.all(refusals.map((refusal) => Promise.race([refusal, late]))).then((answers) => ({ from, to, refusals: answers }));
      const moves = await Promise.all(this.moves.map(settled));
      mkdirSync(folder, { recursive: true });
      const file = `${folder}${testId}.json`;
      // /mock/map of another test may read the records at the same time, and must not find a partial one.
      writeFileSync(`${file}.part`, JSON.stringify({ test: titlePath.join(' › '), moves }));
      renameSync(`${file}.part`, file);
    } catch {
      // Then the map has less coverage.
    }
  }
}
