import { expect, it } from 'vitest';
import { addressLines, farthestFirst, tableLines } from '../../scripts/measuring/columns.mjs';
import { blockingTime, firstComplete, firstSeen, longestTask } from '../../scripts/measuring/judge.mjs';
import { mediansOf } from '../../scripts/measuring/medians.mjs';
import { notesOf, parseNotes } from '../../scripts/measuring/notes.mjs';
import { plainHtml } from '../../scripts/measuring/plain.mjs';

const heading = (at: number, path: string, text: string, isBusy = false) => ({ at, path, text, isBusy });

it('measures a heading from its first form when a name is added later', () => {
  expect(firstSeen([heading(1, '/login', 'Log in'), heading(2, '/login', 'Log in to a service')])).toBe(1);
});

it('ignores a spinner page on the way, and measures one at rest', () => {
  const spinner = heading(1, '/consent', 'Loading', true);
  expect(firstSeen([spinner, heading(2, '/consent', 'Agree')])).toBe(2);
  expect(firstSeen([spinner])).toBe(1);
});

it('measures a heading above a spinner', () => {
  expect(firstSeen([heading(1, '/consent', 'Agree', true), heading(2, '/consent', 'Agree')])).toBe(1);
});

it('measures a complete page from the layout without spinner, or from the first layout at rest', () => {
  const spinner = heading(1, '/consent', 'Agree', true);
  expect(firstComplete([spinner, heading(2, '/consent', 'Agree')])).toBe(2);
  expect(firstComplete([heading(0, '/code', 'Enter the code'), spinner])).toBe(1);
  expect(firstComplete([])).toBeNaN();
});

it('accepts the previous page at the next address until that is loaded', () => {
  const guarded = [heading(1, '/terms', 'Terms'), heading(2, '/error', 'Terms'), heading(3, '/error', 'Something went wrong')];
  expect(firstSeen(guarded)).toBe(3);
  expect(firstSeen([heading(1, '/code', 'Enter the code'), heading(2, '/other-code', 'Enter the code')])).toBe(2);
  expect(firstSeen([])).toBeNaN();
});

it('counts blocking time over 50 ms after the first paint', () => {
  const tasks: [number, number][] = [
    [0, 100],
    [160, 90],
    [300, 70],
  ];
  expect(blockingTime(tasks, 0)).toBe(110);
  expect(blockingTime(tasks, 190)).toBe(30);
  expect(blockingTime([], 0)).toBe(0);
  expect([longestTask(tasks, 0), longestTask(tasks, 100), longestTask(tasks, 260), longestTask(tasks, 400)]).toEqual([100, 90, 70, 0]);
});

it('continues notes between documents, with the first of all first paints', () => {
  const first = { begun: 5, fcp: null, shift: 0.1, tasks: [], headings: [], asked: [['/a.js', 6, 7]] };
  const second = { begun: 9, fcp: 12, shift: 0.2, tasks: [[10, 60]], headings: [heading(11, '/error', 'Something went wrong')], asked: [] };
  const documents = [first, second].map((document) => parseNotes(JSON.stringify(document)));
  expect(notesOf(documents)).toMatchObject({ begun: 5, fcp: 12, tasks: second.tasks, headings: second.headings, asked: first.asked });
  expect(notesOf(documents).shift).toBeCloseTo(0.3);
  expect(notesOf([]).fcp).toBeNaN();
});

it('takes the median of each figure separately', () => {
  const rounds = [
    { seen: 3, ratio: 1 },
    { seen: 1, ratio: 2 },
    { seen: 2, ratio: NaN },
  ];
  expect(mediansOf(rounds)).toEqual({ seen: 2, ratio: NaN });
  expect(mediansOf([])).toEqual({});
});

const row = (address: string, ratio?: number) => ({ address, leadsTo: '', document: 5200, ratio });

it('sorts the address farthest from plain HTML first, after those without a figure', () => {
  const rows = [row('/b', 1.5), row('/a', 1.5), row('/c', 4), row('/e', NaN), row('/d')];
  expect(farthestFirst(rows).map(({ address }) => address)).toEqual(['/d', '/e', '/c', '/a', '/b']);
});

it('prints the target of an address and what could not be measured', () => {
  const measured = { seen: 812.4, ratio: 1.062, requests: 5, bytes: 126_464, shift: 0, blocking: 12 };
  const lines = addressLines([{ ...row('/authcode', 1), ...measured, leadsTo: '/session-timeout' }, row('/error')], 3);
  expect(lines.slice(-2).map((line) => line.split(/ {2,}/))).toEqual([
    ['/authcode -> /session-timeout', '812', '1.06', '5', '123.5', '0.000', '12', '5.2'],
    ['/error', '-', '-', '-', '-', '-', '-', '5.2'],
  ]);
});

it('pads columns to their widest cell', () => {
  const columns = [
    { title: 'name', cell: ({ name }: { name: string }) => name, isText: true },
    { title: 'ms', cell: ({ ms }: { ms: number }) => String(ms) },
  ];
  const rows = [
    { name: 'longer', ms: 5 },
    { name: 'b', ms: 1000 },
  ];
  expect(tableLines(columns, rows)).toEqual(['name      ms', 'longer     5', 'b       1000']);
});

it('renders a plain page with the styles in order and without comments', async () => {
  const read = (path: string) => `${path}{}`;
  const html = '<html><head><title>A</title></head><body><!-- b --><h1>A</h1></body></html>';
  const plain = await plainHtml({ html, sheets: ['/a.css', '/b.css'] }, (_, sheet) => Promise.resolve(sheet), read);
  expect(plain).toBe('<!doctype html><html><head><title>A</title><style>/a.css{}/b.css{}</style></head><body><h1>A</h1></body></html>');
});
