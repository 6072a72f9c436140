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

describe('calls uplift-nhs-known and uplift-demog-trace', () => {
  it('sends exactly the details by number', async () => {
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

  it('sends exactly the details by name', async () => {
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

  it('sends no middle names by name when there are none', async () => {
    const heard = recordRequests('uplift-demog-trace');
    await submit([...byName, nameGiven({ firstName: 'Maya', middleNames: '', lastName: 'Okafor' })]);
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.body).not.toHaveProperty('middle_names');
  });

  it('sends neither a retracted name nor a retracted number', async () => {
    const [numbers, names] = [recordRequests('uplift-nhs-known'), recordRequests('uplift-demog-trace')];
    await submit([...byName, nhsNumberGiven('9990000018')]);
    await waitFor(() => expect(numbers).toHaveLength(1));
    expect(Object.keys(numbers[0]?.body ?? {})).not.toContain('first_name');
    expect(names).toEqual([]);
  });

  it('sends the name when the user does not know the number after all', async () => {
    const names = recordRequests('uplift-demog-trace');
    await submit([...byName, nhsNumberGiven('9990000018'), nhsNumberNotKnown()]);
    await waitFor(() => expect(names).toHaveLength(1));
    expect(names[0]?.body).not.toHaveProperty('nhs_number');
  });

  it('sends the name as the user wrote it', async () => {
    const names = recordRequests('uplift-demog-trace');
    await submit(answersOf('special-name', 'name'));
    await waitFor(() => expect(names[0]?.body).toMatchObject({ first_name: 'Zoë', middle_names: 'Anaïs', last_name: "O'Brien-Núñez" }));
  });
});

describe('repeated uplift', () => {
  it('sends one uplift when React mounts the page twice', async () => {
    signInAs('uplift', { upTo: 'identity-token' });
    await visit('/proofing/submit', { events: byNumber, state: { submitted: true }, strict: true });
    await expectPage('/nhs-login-consent');
    expect(sent(known)).toBe(1);
  });

  it('sends one uplift for a double click', async () => {
    signInAs('uplift', { upTo: 'identity-token' });
    const { user } = await visit(check, { events: byNumber });
    await user.dblClick(button('Submit information'));
    await expectPage('/nhs-login-consent');
    expect(sent(known)).toBe(1);
  });

  it('sends no second uplift after Back', async () => {
    answer('uplift-nhs-known.no-match');
    await submit(byNumber);
    await expectPage('/proofing/no-match', 'We cannot find a match');
    window.history.back();
    await expectPage(check, 'Check your details');
    expect(sent(known)).toBe(1);
  });
});

describe('page during the uplift', () => {
  it('shows that the details are being checked', async () => {
    answer({ call: known, answer: { fault: 'hang' } });
    await submit(byNumber);
    await expectPage('/proofing/submit', 'Checking your details');
    expect(document.title).toBe('Checking your details - NHS login');
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
