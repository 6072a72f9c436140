import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { endSession, goTo, invalid, leaveFor, noAnswer, openInNewTab, type Outcome, stay } from '@/outcome/outcome';
import { endPageVisit } from '@/outcome/page-visit';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { isLoading, openStepPage, signInEnded } from '../../support/page-of-step';

describe('page without an answer', () => {
  it('shows more the second time in a row and each further time', async () => {
    const here = openStepPage();
    const codes = [];
    for (const outcome of [noAnswer, noAnswer, noAnswer, invalid('email', 'WRONG'), noAnswer, noAnswer, stay, noAnswer]) {
      codes.push((await here.ends(outcome))?.code);
    }
    expect(codes).toEqual([
      'NO_ANSWER',
      'NO_ANSWER_AGAIN',
      'NO_ANSWER_AGAIN',
      'WRONG',
      'NO_ANSWER',
      'NO_ANSWER_AGAIN',
      undefined,
      'NO_ANSWER',
    ]);
  });
});

describe('running step', () => {
  it('prevents a second step', async () => {
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

  it.each<[Outcome<string>]>([[goTo(paths.login)], [leaveFor('https://client.example/')], [invalid('email', 'WRONG')]])(
    'drops %j of a page that was left',
    async (outcome) => {
      const here = openStepPage();
      const leaves: Step = () => async () => {
        endPageVisit();
        return outcome as Outcome;
      };
      expect(await act(() => here.run.current(leaves, undefined))).toBeUndefined();
      expect([window.location.pathname, here.left.mock.calls]).toEqual(['/privacy', []]);
    },
  );

  it('ends the sign-in even after its page was left', async () => {
    const here = openStepPage();
    const ends: Step = () => async () => {
      endPageVisit();
      return endSession(paths.sessionTimeout, 'timedOut');
    };
    await act(() => here.run.current(ends, undefined));
    expect([signInEnded(here), window.location.pathname]).toEqual([true, '/privacy']);
  });

  it.each<[Outcome, number]>([
    [noAnswer, 500],
    [stay, 500],
    [openInNewTab(paths.login), 0],
  ])('delays %j for the second click of a double click: %i ms', async (outcome, wait) => {
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
