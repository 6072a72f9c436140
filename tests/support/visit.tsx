// Imports the chunks that follow the first page in advance, because compiling them here is slower than any network.
import '@/app/fetch-ahead';
import '@/session/analytics/script';
import '@/state/persistence';
import '@/journeys/passkey/offers/offers';
import type { UnknownAction } from '@reduxjs/toolkit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { HistoryRouter } from '@/app/history-router';
import { routes } from '@/app/routes';
import { Shell } from '@/app/shell';
import { followTabs } from '@/app/tabs';
import { endPageVisit, exit } from '@/outcome/exit';
import { readArrival } from '@/session/arrival';
import { arrived } from '@/state/events';
import { makeStore } from '@/state/store';
import type { PersonaId } from '../../mocks/people/personas';
import { findDuplicate, signInAs } from '../../mocks/server';
import { registerPasskey, withAuthenticator } from './authenticator';
import { closeStores, followDocument, registerStore } from './open-stores';
import { address, button, waitForPageReady } from './page';
import { emailResetLink, resetLink } from './reset-links';
import { allRows } from './sample';

interface Options {
  /** The user whose session the client service has put into the cookies, and the stage and parameters of the login. */
  persona?: PersonaId;
  upTo?: PageAction['upTo'];
  oidc?: Record<string, unknown>;
  /** Events of the store before this page was opened. */
  events?: readonly UnknownAction[];
  /** The navigation state of the history entry. */
  state?: unknown;
  /** False mounts components once, as in production and in the short run. */
  strict?: boolean;
  /** False when the page will wait for an answer that never arrives. */
  whole?: boolean;
}

/** Records where the browser is sent: addresses, `new tab …` and `reload`. The only replaced part, because a browser that leaves would end the test. */
function watchExits(): string[] {
  const exits: string[] = [];
  vi.spyOn(exit, 'leave').mockImplementation(async (url) => {
    exits.push(url);
  });
  vi.spyOn(exit, 'openTab').mockImplementation((path) => {
    exits.push(`new tab ${path}`);
  });
  vi.spyOn(exit, 'reload').mockImplementation(async () => void exits.push('reload'));
  return exits;
}

/** Opens an address as main.tsx does: the real store, router, shell, pages and calls over the mock backend. Resolves when a page is shown. */
export async function visit(path: string, given: Options = {}) {
  const { persona, upTo, oidc, events = [], state, strict = allRows, whole = true } = given;
  if (persona) signInAs(persona, { upTo, oidc });
  // Loads every page's chunk. React shows a fallback for at least 300 ms; forty of them would be most of the suite's time.
  await Promise.all(routes.map(async ({ page }) => page.fetchAhead()));
  // No step of the previous document may navigate here.
  endPageVisit();
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'visited', idx: 0 }, '', path);
  const arrival = readArrival(window.location.search);
  const opened = makeStore();
  registerStore(opened);
  followDocument(() => followTabs(opened));
  await opened.startSaving();
  const { store } = opened;
  store.dispatch(arrived(arrival));
  for (const event of events) store.dispatch(event);
  const exits = watchExits();
  const user = userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) });
  const Mode = strict ? StrictMode : Fragment;
  render(
    <Mode>
      <Provider store={store}>
        <HistoryRouter>
          <Shell />
        </HistoryRouter>
      </Provider>
    </Mode>,
  );
  // `hidden` is faster, because Testing Library then does not compute the style of every ancestor.
  await screen.findByRole('heading', { level: 1, hidden: true });
  if (whole) await waitForPageReady();
  return { user, store, exits };
}

export type Visit = Awaited<ReturnType<typeof visit>>;

/** Unloads the document and flushes its storage, as on `pagehide`. Another `visit` is then a reload or Back. */
export async function unloadDocument() {
  cleanup();
  await closeStores();
}

/** Reloads the document. The browser preserves the address and the state of the history entry. */
export async function reload(): Promise<Visit> {
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  await unloadDocument();
  return visit(address(), { state: usr ?? undefined });
}

/** How a user arrives at a page, and their actions there. */
export interface PageAction {
  from: string;
  /** The navigation state of the page. */
  state?: unknown;
  persona?: PersonaId;
  upTo?: 'arrival' | 'email-code' | 'password' | 'mobile-code' | 'landline-code' | 'identity-token';
  events?: readonly UnknownAction[];
  cookie?: string;
  /** An uplift has found another account. */
  duplicate?: boolean;
  /** The server allows the account to have a landline only. */
  landline?: boolean;
  /** The user arrives by a link from an email. */
  linked?: boolean;
  /** The user has a passkey, and a browser that supports it. */
  passkey?: boolean;
  /** Label and text of the fields to fill in first. */
  typed?: Readonly<Record<string, string>>;
  /** The option to select first. */
  chosen?: string;
  /** The button to click; none on a page that continues by itself. */
  clicked?: string;
}

/** Signs the user in as far as the page requires. Returns the texts to type. */
export function signIn(action: PageAction): PageAction['typed'] {
  const { persona = 'mobile', upTo = 'arrival', cookie, duplicate, typed, passkey, landline, linked } = action;
  const { session, account } = signInAs(persona, { upTo });
  if (landline && account) account.landlineRegistrationEnabled = true;
  if (linked) emailResetLink(persona);
  if (cookie) document.cookie = `${cookie}; path=/`;
  if (duplicate) findDuplicate(persona);
  if (passkey) {
    withAuthenticator();
    registerPasskey(persona);
  }
  return typed && 'Security code' in typed ? { 'Security code': session.code?.digits ?? account?.emailCode?.digits ?? '' } : typed;
}

export async function performAction({ user }: Pick<Visit, 'user'>, { chosen, clicked, typed = {} }: Omit<PageAction, 'from'>) {
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  if (chosen) await user.click(await screen.findByLabelText(chosen));
  if (clicked) {
    await screen.findByRole('button', { name: clicked });
    await user.click(button(clicked));
  }
}

export async function openAndSubmit(action: PageAction, typed = action.typed): Promise<Visit> {
  const visited = await visit(action.linked ? resetLink(action.persona) : action.from, {
    events: action.events,
    state: action.state,
    strict: false,
    // A page that continues by itself may wait for an answer that the test has not released.
    whole: action.clicked !== undefined,
  });
  await performAction(visited, { ...action, typed });
  return visited;
}
