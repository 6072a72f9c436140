import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nameGiven, nhsNumberGiven, nhsNumberNotKnown } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { answersOf } from '../../mocks/screens/proofing-answers';
import { answer, signInAs, world } from '../../mocks/server';
import { byName, byNumber } from '../support/open-proofing';
import { button, expectPage } from '../support/page';
import { recordRequests } from '../support/recorded-requests';
import { visit } from '../support/visit';

const check = '/proofing/check-your-details';
const known = calls['uplift-nhs-known'];
const trace = calls['uplift-demog-trace'];
const sent = (call: string) => world().calls.filter(({ method, path }) => `${method} ${path}` === call).length;

async function submit(events = byNumber, oidc = {}) {
  const { session, identityToken = '' } = signInAs('uplift', { upTo: 'identity-token', oidc });
  const visited = await visit(check, { events });
  await visited.user.click(button('Submit information'));
  return { ...visited, session, identityToken };
}

describe('the call that looks for a record', () => {
  it('by number says exactly this', async () => {
    const heard = recordRequests('uplift-nhs-known');
    const { session, identityToken } = await submit(byNumber);
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.body).toEqual({
      nhs_number: '9990000018',
      date_of_birth: '1984-03-15',
      postcode: 'LS1 4AP',
      client_id: 'example-health-service',
      session_id: session.id,
    });
    expect(heard[0]?.headers.get('authorization')).toBe(identityToken);
    expect(sent(trace)).toBe(0);
  });

  it('by name says exactly this', async () => {
    const heard = recordRequests('uplift-demog-trace');
    const { session, identityToken } = await submit(byName);
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.body).toEqual({
      first_name: 'Maya',
      middle_names: 'Ada Grace',
      last_name: 'Okafor',
      date_of_birth: '1984-03-15',
      postcode: 'LS1 4AP',
      client_id: 'example-health-service',
      session_id: session.id,
    });
    expect(heard[0]?.headers.get('authorization')).toBe(identityToken);
    expect(sent(known)).toBe(0);
  });

  it('by name does not speak of middle names where there are none', async () => {
    const heard = recordRequests('uplift-demog-trace');
    await submit([...byName, nameGiven({ firstName: 'Maya', middleNames: '', lastName: 'Okafor' })]);
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.body).not.toHaveProperty('middle_names');
  });

  it('does not speak of what was taken back: the name, or the number', async () => {
    const [numbers, names] = [recordRequests('uplift-nhs-known'), recordRequests('uplift-demog-trace')];
    await submit([...byName, nhsNumberGiven('9990000018')]);
    await waitFor(() => expect(numbers).toHaveLength(1));
    expect(Object.keys(numbers[0]?.body ?? {})).not.toContain('first_name');
    expect(names).toEqual([]);
  });

  it('goes by name when the number is not known after all', async () => {
    const names = recordRequests('uplift-demog-trace');
    await submit([...byName, nhsNumberGiven('9990000018'), nhsNumberNotKnown()]);
    await waitFor(() => expect(names).toHaveLength(1));
    expect(names[0]?.body).not.toHaveProperty('nhs_number');
  });

  it('says the name as it is written', async () => {
    const names = recordRequests('uplift-demog-trace');
    await submit(answersOf('special-name', 'name'));
    await waitFor(() => expect(names[0]?.body).toMatchObject({ first_name: 'Zoë', middle_names: 'Anaïs', last_name: "O'Brien-Núñez" }));
  });
});

describe('nothing is sent twice', () => {
  it('by a page that React mounts twice', async () => {
    signInAs('uplift', { upTo: 'identity-token' });
    await visit('/proofing/submit', { events: byNumber, state: { submitted: true }, strict: true });
    await expectPage('/nhs-login-consent');
    expect(sent(known)).toBe(1);
  });

  it('by a double click', async () => {
    signInAs('uplift', { upTo: 'identity-token' });
    const { user } = await visit(check, { events: byNumber });
    await user.dblClick(button('Submit information'));
    await expectPage('/nhs-login-consent');
    expect(sent(known)).toBe(1);
  });

  it('by the Back button', async () => {
    answer('uplift-nhs-known.no-match');
    await submit(byNumber);
    await expectPage('/proofing/no-match', 'We cannot find a match');
    window.history.back();
    await expectPage(check, 'Check your details');
    expect(sent(known)).toBe(1);
  });
});

describe('while the details are being checked', () => {
  it('says so, and waits', async () => {
    answer({ call: known, answer: { fault: 'hang' } });
    await submit(byNumber);
    await expectPage('/proofing/submit', 'Checking your details');
    expect(document.title).toBe('Checking your details - NHS login');
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
