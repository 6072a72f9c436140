import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { HistoryRouter } from '@/app/history-router';
import { endPageVisit, exit } from '@/outcome/exit';
import { endSession, goTo, invalid, leaveAndEndSession, leaveFor, noAnswer, openInNewTab, type Outcome, stay } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { arrivalsKey, useStep } from '@/outcome/use-step';
import { useStepOnArrival } from '@/outcome/use-step-on-arrival';
import { paths } from '@/paths';
import { deliverBy } from '@/session/report';
import { emailEntered, ranOnArrival } from '@/state/events';
import { makeStore } from '@/state/store';
import { expectConsoleMessage, openStore, registerStore } from '../../support/environment';

function openStepPage({ at = '/privacy', ...options }: { at?: string; replaces?: boolean } = {}) {
  // Removes the entries that an earlier test has left by Back, which a push would remove too.
  window.history.pushState(null, '', at);
  const opened = makeStore();
  registerStore(opened);
  opened.store.dispatch(emailEntered('mobile@example.com'));
  const left = vi.spyOn(exit, 'leave').mockResolvedValue(undefined);
  const tab = vi.spyOn(exit, 'openTab').mockReturnValue(undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={opened.store}>
      <HistoryRouter>{children}</HistoryRouter>
    </Provider>
  );
  const { result } = renderHook(() => ('replaces' in options ? useStep(options) : useStep()), { wrapper });
  const entries = window.history.length;
  const ends = (outcome: Outcome<string>) => act(() => result.current(() => () => Promise.resolve(outcome as Outcome), undefined));
  return { store: opened.store, run: result, ends, left, tab, entries: () => window.history.length - entries };
}

const signInEnded = ({ store }: ReturnType<typeof openStepPage>) => store.getState().profile.email === '';
const isLoading = ({ store }: ReturnType<typeof openStepPage>) => store.getState().page.loading;

describe('useStep', () => {
  it('navigates to the address of an outcome and stays busy until the next page is shown', async () => {
    const here = openStepPage();
    expect(await here.ends(goTo('/login?a=b', { state: { notAgreed: true } }))).toBeUndefined();
    expect(window.location.pathname + window.location.search).toBe('/login?a=b');
    expect(window.history.state).toMatchObject({ usr: { notAgreed: true } });
    expect(isLoading(here)).toBe(true);
    expect(here.entries()).toBe(1);
  });

  const failed = goTo(paths.serviceBusy, { cause: 'failed', state: { changePending: true } });

  it.each([
    ['the cause of the outcome', failed, { changePending: true, cause: 'failed' }],
    ['an unusable answer as the cause at /error', goTo(paths.error), { cause: 'shape' }],
    ['the reason of a sign-out', endSession(paths.sessionTimeout, 'timedOut'), { signOutReason: 'timedOut' }],
    ['no state without a cause', goTo(paths.login), null],
  ])('hands %s to the next page', async (_what, outcome, state) => {
    const here = openStepPage();
    await here.ends(outcome);
    expect(window.history.state).toHaveProperty('usr', state);
  });

  it.each<[string, Parameters<typeof openStepPage>[0], Outcome<string>, number]>([
    ['its page replaces itself', { replaces: true }, goTo(paths.login), 0],
    ['the outcome replaces', {}, goTo(paths.login, { replace: true }), 0],
    ['the outcome does not, though its page does', { replaces: true }, goTo(paths.login, { replace: false }), 1],
    ['it is the same address again', { at: '/login?a=b' }, goTo('/login?a=b'), 0],
    ['it is the same path with another query', { at: '/login?a=b' }, goTo('/login?a=c'), 1],
  ])('navigates to the address of an outcome where %s', async (_name, from, outcome, more) => {
    const here = openStepPage(from);
    await here.ends(outcome);
    expect(here.entries()).toBe(more);
  });

  it('returns the refusal of a step, and no other outcome that stays on the page', async () => {
    const here = openStepPage();
    const refused = invalid('email', 'WRONG');
    const returned = [await here.ends(refused), await here.ends(stay), await here.ends(openInNewTab(paths.cookies))];
    expect(returned).toEqual([refused, undefined, undefined]);
    expect(here.tab).toHaveBeenCalledExactlyOnceWith('/cookies');
    expect([isLoading(here), window.location.pathname, here.left.mock.calls]).toEqual([false, '/privacy', []]);
  });

  it.each([
    [leaveFor('https://client.example/'), {}, false, false],
    [leaveFor('https://client.example/'), { replaces: true }, true, false],
    [leaveAndEndSession('https://client.example/', 'handedOver'), {}, true, true],
  ] as const)('leaves the app with %j from a page with %j', async (outcome, from, replaces, over) => {
    const here = openStepPage(from);
    await here.ends(outcome);
    expect(here.left).toHaveBeenCalledExactlyOnceWith('https://client.example/', replaces);
    expect(signInEnded(here)).toBe(over);
    expect([isLoading(here), window.location.pathname]).toEqual([true, '/privacy']);
  });

  it('shows /error for an outcome with an unsafe address', async () => {
    const here = openStepPage();
    await here.ends(leaveAndEndSession('javascript:alert(1)', 'handedOver'));
    expect([here.left.mock.calls, window.location.pathname, signInEnded(here)]).toEqual([[], '/error', false]);
  });

  const exception = new Error('broken');
  it.each<[string, () => Promise<Outcome>, Error | undefined]>([
    ['after a while', () => Promise.reject(exception), exception],
    ['at once', vi.fn().mockThrow(exception), exception],
    ['with something that is no error', () => Promise.reject(undefined as unknown as Error), undefined],
  ])('shows /error without details for an exception in a step, and reports it: %s', async (_when, broken, reportedAs) => {
    const reported = vi.fn();
    onTestFinished(deliverBy(reported));
    const here = openStepPage();
    expectConsoleMessage(/broken|^undefined$/);
    await act(() => here.run.current(() => broken, undefined));
    expect(window.location.pathname).toBe('/error');
    expect(window.history.state).toHaveProperty('usr', { cause: 'exception' });
    expect(console.error).toHaveBeenCalled();
    expect(reported.mock.calls).toContainEqual(['uncaught', reportedAs]);
  });
});

function open(...outcomes: Outcome[]) {
  window.history.replaceState(null, '', '/authcode');
  const { store } = openStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <Provider store={store}>
        <HistoryRouter>{children}</HistoryRouter>
      </Provider>
    </StrictMode>
  );
  const ran = vi.fn();
  const step =
    (name: string): Step =>
    () =>
    () => {
      ran(name);
      return Promise.resolve(outcomes.shift() ?? stay);
    };
  return { ran, ...renderHook(({ given }) => useStepOnArrival(given), { wrapper, initialProps: { given: step('first') } }), step };
}

it('runs a step on arrival once when its page mounts twice', async () => {
  const { ran, result, rerender, step } = open(noAnswer);
  await waitFor(() => expect(result.current.refusal).toBe(noAnswer));
  rerender({ given: step('second') });
  expect(ran.mock.calls).toEqual([['first']]);
});

it('runs the current step on arrival again on request, without the refusal meanwhile, and replaces the history entry', async () => {
  const before = window.history.length;
  const { ran, result, rerender, step } = open(noAnswer, goTo(paths.login));
  await waitFor(() => expect(result.current.refusal).toBe(noAnswer));
  rerender({ given: step('second') });
  act(() => result.current.retry());
  expect(result.current.refusal).toBeUndefined();
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(ran.mock.calls).toEqual([['first'], ['second']]);
  expect(window.history.length).toBe(before);
});

describe('run on arrival', () => {
  const now = Date.UTC(2026, 10, 29);
  const before = (ms: number, ...runs: string[]) => [now - ms, ...runs].join(' ');
  const here = '/authcode';

  it.each<[string, record: string, next: string]>([
    ['the first', '', before(0, here)],
    ['the second here', before(59_999, here), before(0, here, here)],
    ['the second here, after another page', before(59_999, '/check-login', here), before(0, '/check-login', here, here)],
    ['the third here, a minute after the second', before(60_000, here, here), before(0, here)],
  ])('sends and records %s', async (_which, record, next) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    sessionStorage.setItem(arrivalsKey, record);
    const { ran } = open();
    await waitFor(() => expect(ran).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem(arrivalsKey)).toBe(next);
  });

  it('sends no third one within a minute, and shows /error', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    sessionStorage.setItem(arrivalsKey, before(59_999, here, '/check-login', here));
    const { ran } = open();
    await waitFor(() => expect(window.location.pathname).toBe('/error'));
    expect(ran).not.toHaveBeenCalled();
  });

  it('forgets earlier ones when the user acts', async () => {
    const page = openStepPage();
    page.store.dispatch(ranOnArrival(before(0, here)));
    sessionStorage.setItem(arrivalsKey, before(0, here));
    await page.ends(stay);
    expect([page.store.getState().document.arrivals, sessionStorage.getItem(arrivalsKey)]).toEqual(['', null]);
  });
});

it('shows and reports another error the second time in a row that a page has no answer', async () => {
  const here = openStepPage();
  const reported = vi.fn();
  const queueAgain = deliverBy(reported);
  // Of earlier tests in this process.
  reported.mockClear();
  const codes = [];
  for (const outcome of [noAnswer, noAnswer, noAnswer, invalid('email', 'WRONG'), noAnswer, noAnswer, stay, noAnswer])
    codes.push((await here.ends(outcome))?.code);
  const [once, again] = ['NO_ANSWER', 'NO_ANSWER_AGAIN'];
  expect(codes).toEqual([once, again, again, 'WRONG', once, again, undefined, once]);
  expect(reported.mock.calls).toEqual([['noAnswerTwice'], ['noAnswerTwice'], ['noAnswerTwice']]);
  queueAgain();
});

describe('running step', () => {
  it('prevents a second step while a step runs', async () => {
    const here = openStepPage();
    const began = vi.fn();
    let end = (_: Outcome) => {};
    const first = here.run.current(() => () => new Promise<Outcome>((resolve) => (end = resolve)), undefined);
    await waitFor(() => expect(isLoading(here)).toBe(true));
    await act(() => here.run.current(() => async () => (began(), stay), undefined));
    await act(async () => {
      end(stay);
      await first;
    });
    expect(began).not.toHaveBeenCalled();
  });

  it.each<[Outcome<string>, over: boolean]>([
    [goTo(paths.login), false],
    [leaveFor('https://client.example/'), false],
    [invalid('email', 'WRONG'), false],
    [endSession(paths.sessionTimeout, 'timedOut'), true],
  ])('drops the outcome %j of a page that was left, but ends the sign-in: %s', async (outcome, over) => {
    const here = openStepPage();
    const leaves: Step = () => async () => {
      endPageVisit();
      return outcome as Outcome;
    };
    expect(await act(() => here.run.current(leaves, undefined))).toBeUndefined();
    expect([window.location.pathname, here.left.mock.calls, signInEnded(here)]).toEqual(['/privacy', [], over]);
  });

  it.each<[Outcome, number]>([
    [noAnswer, 500],
    [stay, 500],
    [openInNewTab(paths.login), 0],
  ])('delays the outcome %j for the second click of a double click: %i ms', async (outcome, wait) => {
    vi.useFakeTimers();
    const here = openStepPage();
    const run = here.run.current(() => () => Promise.resolve(outcome), undefined);
    if (wait > 0) await act(() => vi.advanceTimersByTimeAsync(wait - 1));
    expect(isLoading(here)).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(wait && 1));
    expect(isLoading(here)).toBe(false);
    await run;
  });
});
