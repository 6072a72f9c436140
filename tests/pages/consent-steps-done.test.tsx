import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authcodeReceived, numberRegistered, signInEnded, uplifted } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { answer, signInAs } from '../../mocks/server';
import { expectPage } from '../support/page';
import { visit } from '../support/visit';

const title = 'Agree to share your login information';

describe('completed steps on the consent page', () => {
  const cards = ['You have created an account', 'We have matched you to your NHS record', 'We have checked your GP record'];
  const shown = () => cards.filter((card) => screen.queryByText(card));

  it('shows no completed steps after a plain login', async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    await visit('/nhs-login-consent');
    await expectPage('/nhs-login-consent', title);
    expect(shown()).toEqual([]);
  });

  it('shows that the GP record was checked when the token declares it', async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    await visit('/nhs-login-consent', { events: [authcodeReceived({ gpRecordChecked: true })] });
    await expectPage('/nhs-login-consent', title);
    expect(shown()).toEqual(['We have checked your GP record']);
  });

  it('shows the completed steps as one list in one card', async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    const created = numberRegistered({ phone_number: '•••0338', landline_number: null });
    await visit('/nhs-login-consent', { events: [created, uplifted(), authcodeReceived({ gpRecordChecked: true })] });
    await expectPage('/nhs-login-consent', title);
    expect(shown()).toEqual(cards);
    expect(within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  });

  it('preserves the completed steps when the session ends', async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    const { store } = await visit('/nhs-login-consent', { events: [authcodeReceived({ gpRecordChecked: true })] });
    await expectPage('/nhs-login-consent', title);
    act(() => void store.dispatch(signInEnded('timedOut')));
    expect(shown()).toEqual(['We have checked your GP record']);
    expect(screen.getByText('Example health service', { selector: 'strong bdi' })).toBeVisible();
  });

  it('shows the completed step from the claim of the token in the authcode answer', async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    const id_token = `e30.${btoa(JSON.stringify({ gp_record_checked: true }))}.e30`;
    answer({ call: calls.authcode, answer: { status: 200, json: { id_token, consent_required: true } } });
    await visit('/authcode');
    await expectPage('/nhs-login-consent', title);
    expect(shown()).toEqual(['We have checked your GP record']);
  });
});
