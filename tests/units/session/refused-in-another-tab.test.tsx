import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { callStarted } from '@/api/pending-calls';
import { chooseCookies } from '@/session/optional-cookies';
import type { TabMessage } from '@/session/other-tabs';
import { stepEnded, stepStarted } from '@/state/events';
import { signInAs } from '../../../mocks/server';
import { accepted, analyticsScripts, refused, writePreference } from '../../support/cookie-choice';
import { visit } from '../../support/visit';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A document with the script, which another tab can reach. */
async function openMeasured(path = '/privacy') {
  writePreference(accepted);
  const visited = await visit(path);
  await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
  return visited;
}

let tabs = 0;

/** The state that another tab has of its own. */
async function anotherTab() {
  const address = `/src/session/other-tabs.ts?another=${(tabs += 1)}`;
  return (await import(/* @vite-ignore */ address)) as typeof import('@/session/other-tabs');
}

/** The refusal of a person in another tab. */
async function refuseElsewhere() {
  const { postToOtherTabs } = await anotherTab();
  writePreference(refused);
  postToOtherTabs({ kind: 'cookies-refused' });
}

/** Until what was told has been heard. */
async function heard() {
  const [here, there] = [new BroadcastChannel('after'), new BroadcastChannel('after')];
  const came = new Promise((resolve) => (here.onmessage = resolve));
  there.postMessage('');
  await came;
  here.close();
  there.close();
}

it('posts a refusal, and no acceptance, to other tabs', async () => {
  const { subscribeToOtherTabs } = await anotherTab();
  const told: TabMessage[] = [];
  stops.push(subscribeToOtherTabs((message) => told.push(message)));
  chooseCookies(true);
  chooseCookies(false);
  await heard();
  await waitFor(() => expect(told).toEqual([{ kind: 'cookies-refused' }]));
});

describe('document with the script after a refusal in another tab', () => {
  it('removes the cookies of the script and reloads', async () => {
    const { exits } = await openMeasured();
    document.cookie = 's_vi=1; path=/';
    await refuseElsewhere();
    await waitFor(() => expect(exits).toEqual(['reload']));
    expect(document.cookie.replace(/=.*/, '')).toBe('cookiePreference');
  });

  it('stays after an acceptance', async () => {
    const { exits } = await openMeasured();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(exits).toEqual([]);
  });

  it('waits for the running step and its call', async () => {
    const { store, exits } = await openMeasured();
    act(() => void store.dispatch(stepStarted()));
    const answered = callStarted();
    await refuseElsewhere();
    await heard();
    act(() => void store.dispatch(stepEnded()));
    expect(exits).toEqual([]);
    act(() => void store.dispatch(stepStarted()));
    answered();
    act(() => void store.dispatch(stepStarted()));
    expect(exits).toEqual([]);
    act(() => void store.dispatch(stepEnded()));
    expect(exits).toEqual(['reload']);
    act(() => void store.dispatch(stepEnded()));
    expect(exits).toEqual(['reload']);
  });

  it('detects a refusal that happened while it was in the back/forward cache', async () => {
    const { exits } = await openMeasured();
    writePreference(refused);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(exits).toEqual([]);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(exits).toEqual(['reload']);
  });
});

it('removes in the next document what the script wrote after the refusal', async () => {
  chooseCookies(false);
  document.cookie = 's_vi=1; path=/';
  await visit('/privacy');
  await waitFor(() => expect(document.cookie).not.toContain('s_vi'));
});

it('preserves a document without the script and its input', async () => {
  writePreference(accepted);
  signInAs('mobile');
  const { exits } = await visit('/enter-email');
  await refuseElsewhere();
  await heard();
  expect(exits).toEqual([]);
});
