import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goTo, invalid, leaveAndEndSession, leaveFor, openInNewTab, type Outcome, stay } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { expectConsoleMessage } from '../../support/console-guard';
import { isLoading, openStepPage, signInEnded } from '../../support/page-of-step';

describe('useStep', () => {
  it('navigates to an address and stays busy until the next page is shown', async () => {
    const here = openStepPage();
    expect(await here.ends(goTo('/login?a=b', { state: { notAgreed: true } }))).toBeUndefined();
    expect(window.location.pathname + window.location.search).toBe('/login?a=b');
    expect(window.history.state).toMatchObject({ usr: { notAgreed: true } });
    expect(isLoading(here)).toBe(true);
    expect(here.entries()).toBe(1);
  });

  it.each([
    [
      'the cause of the outcome',
      goTo(paths.serviceBusy, { cause: 'failed', state: { changePending: true } }),
      { changePending: true, cause: 'failed' },
    ],
    ['an unusable answer as the cause at /error', goTo(paths.error), { cause: 'shape' }],
  ] as const)('hands %s to the page', async (_what, outcome, state) => {
    const here = openStepPage();
    await here.ends(outcome);
    expect(window.history.state).toMatchObject({ usr: state });
  });

  it.each<[string, Parameters<typeof openStepPage>[0], Outcome<string>, number]>([
    ['its page replaces itself', { replaces: true }, goTo(paths.login), 0],
    ['the outcome replaces', {}, goTo(paths.login, { replace: true }), 0],
    ['the outcome does not, though its page does', { replaces: true }, goTo(paths.login, { replace: false }), 1],
    ['it is the same address again', { at: '/login?a=b' }, goTo('/login?a=b'), 0],
    ['it is the same path with another query', { at: '/login?a=b' }, goTo('/login?a=c'), 1],
  ])('navigates to an address where %s', async (_name, from, outcome, more) => {
    const here = openStepPage(from);
    await here.ends(outcome);
    expect(here.entries()).toBe(more);
  });

  it('returns a refusal and is ready again', async () => {
    const here = openStepPage();
    const refused = invalid('email', 'WRONG');
    expect(await here.ends(refused)).toBe(refused);
    expect(isLoading(here)).toBe(false);
  });

  it('is ready again without an outcome', async () => {
    const here = openStepPage();
    expect(await here.ends(stay)).toBeUndefined();
    expect([isLoading(here), window.location.pathname, here.left.mock.calls]).toEqual([false, '/privacy', []]);
  });

  it('opens a new tab and stays', async () => {
    const here = openStepPage();
    await here.ends(openInNewTab(paths.cookies));
    expect(here.tab).toHaveBeenCalledExactlyOnceWith('/cookies');
    expect([isLoading(here), window.location.pathname]).toEqual([false, '/privacy']);
  });

  it.each([
    [leaveFor('https://client.example/'), {}, false, false],
    [leaveFor('https://client.example/'), { replaces: true }, true, false],
    [leaveAndEndSession('https://client.example/', 'handedOver'), {}, true, true],
  ] as const)('leaves with %j from a page with %j', async (outcome, from, replaces, over) => {
    const here = openStepPage(from);
    await here.ends(outcome);
    expect(here.left).toHaveBeenCalledExactlyOnceWith('https://client.example/', replaces);
    expect(signInEnded(here)).toBe(over);
    expect([isLoading(here), window.location.pathname]).toEqual([true, '/privacy']);
  });

  it('shows /error for an unsafe address', async () => {
    const here = openStepPage();
    await here.ends(leaveAndEndSession('javascript:alert(1)', 'handedOver'));
    expect([here.left.mock.calls, window.location.pathname, signInEnded(here)]).toEqual([[], '/error', false]);
  });

  it('shows /error for a fault of the program', async () => {
    const here = openStepPage();
    expectConsoleMessage(/broken/);
    const breaks: Step = () => () => Promise.reject<Outcome>(new Error('broken'));
    await act(() => here.run.current(breaks, undefined));
    expect(window.location.pathname).toBe('/error');
  });
});
