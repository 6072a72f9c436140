import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { traitsOf } from '../../mocks/people/personas';
import { journeys, variants } from '../../mocks/screens/screens';
import type { Action } from '../../mocks/screens/variant';
import { authApiFailed, expectConsoleMessage } from '../support/environment';
import { openVariant } from '../support/user';

const user = userEvent.setup();

/** The text of the page without spaces, because jsdom puts none between two paragraphs. */
const shown = () => document.body.textContent.replace(/\s/g, '');
const expectShown = (text: string) => waitFor(() => expect(shown()).toContain(text.replace(/\s/g, '')));

const control = (name: string) =>
  screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }) ?? screen.getByText(name, { selector: 'summary *' });

async function perform(action: Action) {
  if ('sees' in action) return expectShown(action.sees);
  if ('hears' in action)
    // The app adds its listener shortly after it has mounted its status region.
    return waitFor(() => {
      act(() => void window.dispatchEvent(new Event(action.hears)));
      expect(document.documentElement.classList.contains('app-offline')).toBe(action.hears === 'offline');
    });
  if ('choose' in action) return user.click(await screen.findByLabelText(action.choose));
  if ('click' in action) return user.click(await waitFor(() => control(action.click)));
  const field = await screen.findByLabelText(action.into);
  await user.clear(field);
  await user.click(field);
  if (action.type) await user.paste(action.type);
}

/** Legal texts and the developer page show no user data. */
const general = { ...journeys.Cookies, ...journeys.Legal, ...journeys['For developers'] };
/** The examples of hints and errors are no user's data. */
const examples = /name@example\.com|999\s000\s1235/g;
/** Email addresses, masked ones and masked numbers, postcodes, NHS numbers, references. */
const shapes = /[^\s@]+@[^\s@]+\.\w+|•|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b\d{3}\s\d{3}\s\d{4}\b|\bCID\d{4}/;

/** The text nodes of the page that a translator may change. */
function translated(): string[] {
  const walker = document.createTreeWalker(screen.getByRole('main', { hidden: true }), NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: element, textContent: text } = walker.currentNode;
    if (element && !element.closest('[translate="no"]')) texts.push((text ?? '').replace(examples, ''));
  }
  return texts;
}

/** Faster, slower or broken timers and dates need a real browser: e2e/screens shows those screens. */
const needsBrowser = /^hurried|^without-(timers|months)$/;
const rows = [...variants.values()].filter(({ variant }) => !needsBrowser.test(variant.device ?? ''));

it.each(rows)(
  'shows heading, title and sentences of $id, and marks personal values as not translated',
  async ({ id, address, variant }) => {
    const { heading, shows = [], does = [], logs, persona = 'mobile' } = variant;
    // The page continues by itself. Its call ends with the test.
    for (const message of [authApiFailed, new RegExp(logs ?? '^$')]) expectConsoleMessage(message);
    await openVariant(id);
    for (const action of does) await perform(action);
    for (const sentence of shows) await expectShown(sentence);
    const title = within(screen.getByRole('main', { hidden: true })).getByRole('heading', { level: 1, hidden: true });
    await waitFor(() => expect(title.textContent.replace(/\s+/g, ' ').trim()).toBe(heading));
    const error = screen.queryByRole('heading', { name: 'There is a problem', hidden: true }) ? 'Error: ' : '';
    await waitFor(() => expect(document.title).toBe(`${error}${heading} - NHS login`));
    if (address in general || does.length > 0) return;
    const { firstName, lastName } = traitsOf(persona).details ?? {};
    const personal = [exampleClient.client_display_name, firstName, lastName].filter((value) => value !== undefined);
    expect(translated().filter((text) => shapes.test(text) || personal.some((value) => text.includes(value)))).toEqual([]);
  },
);
