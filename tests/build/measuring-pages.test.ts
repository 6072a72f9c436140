import { expect, it } from 'vitest';
import { addressLines, farthestFirst, tableLines } from '../../scripts/measuring/columns.mjs';
import { blockingTime, firstComplete, firstSeen, longestTask } from '../../scripts/measuring/judge.mjs';
import { mediansOf } from '../../scripts/measuring/medians.mjs';
import { notesOf, parseNotes } from '../../scripts/measuring/notes.mjs';
import { plainHtml } from '../../scripts/measuring/plain.mjs';

const heading = (at: number, path: string, text: string, isBusy = false) => ({ at, path, text, isBusy });

it('a heading counts from its first form on, where a name comes into it later', () => {
  expect(firstSeen([heading(1, '/login', 'Log in'), heading(2, '/login', 'Log in to a service')])).toBe(1);
});

it('a spinner on the way to a page does not count, a page that is one at rest does', () => {
  const spinner = heading(1, '/consent', 'Loading', true);
  expect(firstSeen([spinner, heading(2, '/consent', 'Agree')])).toBe(2);
  expect(firstSeen([spinner])).toBe(1);
});

it("a page's own heading over a spinner counts: only its text is still to come", () => {
  expect(firstSeen([heading(1, '/consent', 'Agree', true), heading(2, '/consent', 'Agree')])).toBe(1);
});

it('measures a complete page from the frame without its spinner, and a page that stays at its spinner from the first frame', () => {
  const spinner = heading(1, '/consent', 'Agree', true);
  expect(firstComplete([spinner, heading(2, '/consent', 'Agree')])).toBe(2);
  expect(firstComplete([heading(0, '/code', 'Enter the code'), spinner])).toBe(1);
  expect(firstComplete([])).toBeNaN();
});

it('the page before may stand at the next address until that one has come', () => {
  const guarded = [heading(1, '/terms', 'Terms'), heading(2, '/error', 'Terms'), heading(3, '/error', 'Something went wrong')];
  expect(firstSeen(guarded)).toBe(3);
  expect(firstSeen([heading(1, '/code', 'Enter the code'), heading(2, '/other-code', 'Enter the code')])).toBe(2);
  expect(firstSeen([])).toBeNaN();
});

it('tasks block by what they take over 50 ms after the first paint', () => {
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

it('notes go on from document to document, and the first paint is the first that there was', () => {
  const first = { begun: 5, fcp: null, shift: 0.1, tasks: [], headings: [], asked: [['/a.js', 6, 7]] };
  const second = { begun: 9, fcp: 12, shift: 0.2, tasks: [[10, 60]], headings: [heading(11, '/error', 'Something went wrong')], asked: [] };
  const documents = [first, second].map((document) => parseNotes(JSON.stringify(document)));
  expect(notesOf(documents)).toMatchObject({ begun: 5, fcp: 12, tasks: second.tasks, headings: second.headings, asked: first.asked });
  expect(notesOf(documents).shift).toBeCloseTo(0.3);
  expect(notesOf([]).fcp).toBeNaN();
});

it('each figure of several rounds has its own median', () => {
  const rounds = [
    { seen: 3, ratio: 1 },
    { seen: 1, ratio: 2 },
    { seen: 2, ratio: NaN },
  ];
  expect(mediansOf(rounds)).toEqual({ seen: 2, ratio: NaN });
  expect(mediansOf([])).toEqual({});
});

const row = (address: string, ratio?: number) => ({ address, leadsTo: '', document: 5200, ratio });

it('the address that is farthest from plain HTML stands first, and before it those without a figure', () => {
  const rows = [row('/b', 1.5), row('/a', 1.5), row('/c', 4), row('/e', NaN), row('/d')];
  expect(farthestFirst(rows).map(({ address }) => address)).toEqual(['/d', '/e', '/c', '/a', '/b']);
});

it('a line says where an address leads, and what could not be measured', () => {
  const measured = { seen: 812.4, ratio: 1.062, requests: 5, bytes: 126_464, shift: 0, blocking: 12 };
  const lines = addressLines([{ ...row('/authcode', 1), ...measured, leadsTo: '/session-timeout' }, row('/error')], 3);
  expect(lines.slice(-2).map((line) => line.split(/ {2,}/))).toEqual([
    ['/authcode -> /session-timeout', '812', '1.06', '5', '123.5', '0.000', '12', '5.2'],
    ['/error', '-', '-', '-', '-', '-', '-', '5.2'],
  ]);
});

it('columns are as wide as their widest cell', () => {
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

it('a plain page has the styles of the sheets in their order, and none of the comments', async () => {
  const read = (path: string) => `${path}{}`;
  const html = '<html><head><title>A</title></head><body><!-- b --><h1>A</h1></body></html>';
  const plain = await plainHtml({ html, sheets: ['/a.css', '/b.css'] }, (_, sheet) => Promise.resolve(sheet), read);
  expect(plain).toBe('<!doctype html><html><head><title>A</title><style>/a.css{}/b.css{}</style></head><body><h1>A</h1></body></html>');
});
