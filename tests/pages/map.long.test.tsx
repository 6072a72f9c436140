import { act } from '@testing-library/react';
import * as guards from '@/app/guards';
import { routes } from '@/app/routes';
import { addresses } from '@/paths';
import { openSignIn } from '@/session/sign-in';
import type { Rendered } from '../../mocks/map/arrivals';
import { type NamedVariant, variants } from '../../mocks/screens/screens';
import { resetWorld, server } from '../../mocks/server';
import { waitForIdle } from '../support/environment';
import { openVariant, unloadDocument } from '../support/user';

const rendered: Record<string, Rendered[]> = {};

function note(from: string, ...[how, words, to, id]: Rendered) {
  const rows = (rendered[from] ??= []);
  const known = rows.some((row) => row[0] === how && row[1] === words && row[2] === to);
  if (addresses.has(to) && !known) rows.push([how, words, to, id]);
}

/** Opens a variant in another browser than that of the last one. */
async function openAlone(id: string) {
  await unloadDocument();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  resetWorld();
  openSignIn();
  const visited = await openVariant(id);
  // The app checks once a second, and when the window receives the focus, whether the session is over.
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitForIdle();
  return visited;
}

const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
// The links and controls of all roles, hidden ones too.
// eslint-disable-next-line testing-library/no-node-access
const all = <Kind extends Element>(kinds: string) => [...document.querySelectorAll<Kind>(kinds)];
const buttonsOfPage = () => all<HTMLButtonElement>('main button');
const choicesOfPage = () => all<HTMLInputElement>('main form :is([type=radio], [type=checkbox])');

/** Clicks a button of a fresh page, with one of its choices, and notes the next page unless a call has decided on it. */
async function click({ id, address }: NamedVariant, which: number, choice: number | undefined) {
  const { exits } = await openAlone(id);
  let sender: string | undefined;
  const noteSender = ({ request }: { request: Request }) => {
    if (request.method === 'POST') sender ??= window.location.pathname;
  };
  server.events.on('request:start', noteSender);
  const [button, chosen] = [buttonsOfPage()[which], choice === undefined ? undefined : choicesOfPage()[choice]];
  const words = [chosen?.labels?.[0], button].flatMap((element) => (element ? [wordsOf(element)] : []));
  await act(async () => chosen?.click());
  await act(async () => button?.click());
  await waitForIdle();
  server.events.removeListener('request:start', noteSender);
  // A page in between may send a call, or leave the app.
  const to = [sender, window.location.pathname, exits[0]?.replace(/^new tab /, '')].find((path) => path !== undefined && path !== address);
  if (to !== undefined && sender !== address) note(address, 'click', words.join(', '), to, id);
}

/** Variants that differ only in what the user does, or in texts, begin the same. Those on a special device show the same links. */
const beginnings = new Map(
  [...variants.values()]
    .filter(({ variant: { device, answers, developersOnly } }) => !device && !answers && !developersOnly)
    .map((named) => {
      const { does: _does, shows: _shows, label: _label, heading: _heading, ...begins } = named.variant;
      return [
        named.address + JSON.stringify(begins, (_key, value: unknown) => (typeof value === 'function' ? String(value) : value)),
        named,
      ];
    })
    .reverse() as [string, NamedVariant][],
);

it.each([...beginnings.values()].reverse())('renders $id, and clicks what it shows', { timeout: 60_000 }, async (named) => {
  const { id, address, variant } = named;
  // Some pages log missing data.
  for (const level of ['error', 'warn', 'log'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  await openAlone(id);
  const { pathname } = window.location;
  if (pathname !== address) return note(address, 'opened', variant.label, pathname, id);
  const ofLayout = new Set<Element>(all('header a, footer a, .nhsuk-cookie-banner a'));
  for (const link of all<HTMLAnchorElement>('a').filter(({ origin }) => origin === window.location.origin)) {
    if (link.pathname !== pathname) note(ofLayout.has(link) ? 'every page' : address, 'click', wordsOf(link), link.pathname, id);
  }
  const forms = buttonsOfPage().map((button) => choicesOfPage().flatMap(({ form }, index) => (form === button.form ? [index] : [])));
  for (const [button, choices] of forms.entries()) for (const choice of [undefined, ...choices]) await click(named, button, choice);
});

/** One line for each address, with the rows that begin there. */
const text = () =>
  `{\n${Object.entries(rendered)
    .map(([from, rows]) => `${JSON.stringify(from)}: [${rows.map((row) => JSON.stringify(row)).join(', ')}]`)
    .join(',\n')}\n}\n`;

const nameOf = new Map<unknown, string>(Object.entries(guards).map(([name, guard]) => [guard, name]));

/** The redirects of guards for which no screen is in the situation. */
function noteGuards() {
  for (const { path, guards: own } of routes)
    for (const guard of own) {
      const isShown = rendered[path]?.some(([how, , to]) => how === 'opened' && to === guard.defaultRedirect);
      if (!isShown) note(path, 'guard', nameOf.get(guard) ?? '', guard.defaultRedirect, '');
    }
}

it('finds in mocks/map/rendered.json what every screen shows: otherwise run this file with -u', async () => {
  noteGuards();
  for (const path of addresses) rendered[path] ??= [];
  await expect(text()).toMatchFileSnapshot('../../mocks/map/rendered.json');
});
