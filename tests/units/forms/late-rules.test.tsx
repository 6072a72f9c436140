import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { goTo, stay } from '@/outcome/outcome';
import { endPageVisit } from '@/outcome/page-visit';
import type { Step } from '@/outcome/step-type';
import { deliverBy } from '@/session/report';
import { expectComplaint } from '../../support/console-guard';
import { renderOnPage } from '../../support/form-around';
import { address, button, summary } from '../../support/page';

type Verdict = { value: undefined } | { issues: { message: string; path: string[] }[] };

interface Asked {
  answer: (verdict: Verdict) => void;
  fail: (reason: Error) => void;
}

/** A form whose rules come when they are told to, as on a slow line. */
function open() {
  const ran: string[] = [];
  const asked: Asked[] = [];
  const validate = () => new Promise<Verdict>((answer, fail) => void asked.push({ answer, fail }));
  const step: Step = () => async () => {
    ran.push('step');
    return goTo('/login');
  };
  const late = { '~standard': { version: 1, vendor: 'zod', validate } } as unknown as typeof nothing;
  return { ran, asked, ...renderOnPage(<StepForm schema={late} step={step} />) };
}

describe('a form whose rules come late', () => {
  let opened: ReturnType<typeof open>;

  beforeEach(async () => {
    opened = open();
    await opened.user.click(button('Continue'));
    await waitFor(() => expect(opened.asked).toHaveLength(1));
    expect(opened.ran).toEqual([]);
  });

  it('runs its step then', async () => {
    opened.asked[0]?.answer({ value: undefined });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(opened.ran).toEqual(['step']);
  });

  it('does not run its step when the person has gone elsewhere', async () => {
    endPageVisit();
    await act(async () => opened.asked[0]?.answer({ value: undefined }));
    // The next press answers after this one: what the first had to do is done by then.
    await opened.user.click(button('Continue'));
    await waitFor(() => expect(opened.asked).toHaveLength(2));
    await act(async () => opened.asked[1]?.answer({ issues: [{ message: 'NO_ANSWER', path: ['root'] }] }));
    await summary();
    expect(opened.ran).toEqual([]);
    expect(address()).toBe('/enter-email');
  });

  it('shows that the page has a fault when a rule throws, and reports it without the text of the exception', async () => {
    const reported = vi.fn();
    const stop = deliverBy(reported);
    reported.mockReset();
    expectComplaint(/^A rule of a form has failed$|^Error: 07700 900123/);
    opened.asked[0]?.fail(new Error('07700 900123'));
    expect(await summary()).toHaveTextContent('There is a fault on this page. Try another browser or device.');
    expect(await summary()).not.toHaveTextContent(/internet|07700/);
    expect(reported.mock.calls.filter(([event]) => event !== 'helpCode')).toEqual([['uncaught']]);
    expect(opened.ran).toEqual([]);
    stop();
  });
});

it('a form without fields only needs its button', async () => {
  const given: unknown[] = [];
  const step: Step<unknown> = (values) => async () => {
    given.push(values);
    return stay;
  };
  const { user } = renderOnPage(<StepForm schema={nothing} step={step} />);
  await user.click(button('Continue'));
  await waitFor(() => expect(given).toEqual([undefined]));
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
});
