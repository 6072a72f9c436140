import { describe, expect, it } from 'vitest';
import { changeLandline, changeMobile } from '@/journeys/recovery/steps/change-phone';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { openSteps } from '../../support/run-steps';

const number = '+447700900123';
const byText = () => ({ ...openSteps(), change: changeMobile, form: { mobile: number } });
const byCall = () => ({ ...openSteps(), change: changeLandline, form: { landline: number } });

describe('another phone number', () => {
  it('is sent for text messages, and its code is requested', async () => {
    const sent = recordSends({ phone_number: '•••0123' });
    const { run, state, change, form } = byText();
    expect(await run(change, form)).toEqual({ kind: 'go', to: '/enter-mobile-code' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/change-mobile', { mobile_number: number }]]);
    expect(state().profile.phoneNumber).toBe('•••0123');
    expect(state().journey.accountCreated).toBe(false);
  });

  it('is sent for calls, and its code is requested', async () => {
    const sent = recordSends({ landline_number: '•••0123' });
    const { run, state, change, form } = byCall();
    expect(await run(change, form)).toEqual({ kind: 'go', to: '/enter-landline-code' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/change-landline', { landline_number: number }]]);
    expect(state().profile.landlineNumber).toBe('•••0123');
  });

  it('shows a pending change of the number for text messages on its page', async () => {
    recordSends({}, refusing('/change-mobile', 409, 'Pending phone number change'));
    const { run, change, form } = byText();
    expect(await run(change, form)).toEqual({ kind: 'go', to: '/recovery/change-mobile/enter-mobile', state: { changePending: true } });
  });

  it('shows a pending change of the number for calls on its page', async () => {
    recordSends({}, refusing('/change-landline', 409, 'Pending phone number change'));
    const { run, change, form } = byCall();
    expect(await run(change, form)).toEqual({ kind: 'go', to: '/recovery/change-landline/enter-landline', state: { changePending: true } });
  });

  it('is marked when the server refuses it', async () => {
    recordSends({}, refusing('/change-landline', 400, 'Invalid phone number'));
    const { run, state, change, form } = byCall();
    expect(await run(change, form)).toEqual({ kind: 'invalid', field: 'landline', code: 'NUMBER_REFUSED' });
    expect(state().profile.landlineNumber).toBeNull();
  });
});
