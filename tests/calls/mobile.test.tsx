import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLandline, changeMobile } from '@/journeys/recovery/steps/change-phone';
import type { Answer } from '../../mocks/backend/http/scenario';
import { address, byId, errorSummary, expectPage, fieldError } from '../support/page';
import { recordRequests } from '../support/recorded-requests';
import { bodiesOf, recordSends, refusing } from '../support/recorded-sends';
import { openSteps } from '../support/run-steps';
import { sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { senderOf, sendWithAnswer } from '../support/senders/senders';

const refused = 'We cannot send codes to this number. Check it, or use another.';
const international: Sender = {
  ...senderOf('mobile'),
  chosen: 'An international mobile phone',
  typed: { 'International mobile number': '+33 6 12 34 56 78' },
};
type Call = 'mobile' | 'landline' | 'change-mobile' | 'change-landline';

describe.each<[Call, string, Sender, id: string]>(
  sample(
    [
      ['mobile', 'a mobile number of a new account', senderOf('mobile'), 'mobile'],
      ['mobile', 'an international number of a new account', international, 'international'],
      ['landline', 'a landline of a new account', senderOf('landline'), 'landline'],
      ['change-mobile', 'another mobile number', senderOf('change-mobile'), 'mobile'],
      ['change-landline', 'another landline', senderOf('change-landline'), 'landline'],
    ],
    2,
  ),
)('phone number call, %s: %s', (call, _what, sender, id) => {
  it('shows on the page that the server refuses the number, without its pattern', async () => {
    await sendWithAnswer(sender, `${call}.invalid-number`);
    expect(await errorSummary()).toEqual([refused]);
    expect(fieldError(byId(id))).toBe(refused);
    expect(address()).toBe(sender.from);
  });

  it.each<[Answer | 'requests-exceeded' | 'attempts-exceeded' | 'unknown-error', string, string | undefined]>([
    ['requests-exceeded', '/otp-requests-exceeded', 'You cannot continue'],
    ['attempts-exceeded', '/otp-attempts-exceeded', 'You cannot continue'],
    [{ status: 403, json: { error: 'Forbidden' } }, sender.otherwise, undefined],
    ['unknown-error', sender.otherwise, undefined],
  ])('shows, for a number refused with %j, the page %s', async (row, path, heading) => {
    await sendWithAnswer(sender, typeof row === 'string' ? `${call}.${row}` : row);
    await expectPage(path, heading);
  });
});

describe.each<[Call, Sender, object, masked: string, shown: string]>(
  sample(
    [
      ['mobile', senderOf('mobile'), { mobile_number: '+447700900123' }, '•••••••0123', '07700900123'],
      ['mobile', international, { mobile_number: '+33612345678' }, '•••••••5678', '+33612345678'],
      ['landline', senderOf('landline'), { landline_number: '+441632960123' }, '•••••••0123', '01632960123'],
      ['change-mobile', senderOf('change-mobile'), { mobile_number: '+447700900123' }, '•••••••0123', '•••••••0123'],
      ['change-landline', senderOf('change-landline'), { landline_number: '+441632960123' }, '•••••••0123', '•••••••0123'],
    ],
    2,
  ),
)('%s', (call, sender, body, masked, shown) => {
  const answered = () =>
    sendWithAnswer(sender, { status: 200, json: call.endsWith('mobile') ? { phone_number: masked } : { landline_number: masked } });

  it(`sends ${JSON.stringify(body)} and shows on the next page the typed number of a new account, or the end of a changed one`, async () => {
    const requests = recordRequests(call);
    await answered();
    await expectPage(call.endsWith('mobile') ? '/enter-mobile-code' : '/enter-landline-code', 'Enter the security code');
    expect(requests.map((request) => request.body)).toEqual([body]);
    expect(screen.getByText(shown)).toBeVisible();
  });
});

describe.each<['change-mobile' | 'change-landline', string]>([
  ['change-mobile', '/recovery/change-mobile/enter-mobile'],
  ['change-landline', '/recovery/change-landline/enter-landline'],
])('refused change of a number, %s', (call, page) => {
  it('shows that the change waits', async () => {
    await sendWithAnswer(senderOf(call), `${call}.pending-change`);
    await expectPage(page, 'You have asked to change your phone number');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText(/a change takes 24 hours/)).toBeVisible();
  });

  it('recognises a pending change only by 409 and its text', async () => {
    await sendWithAnswer(senderOf(call), { status: 409, json: { error: 'Conflict' } });
    await expectPage('/error', 'Something went wrong');
  });
});

describe.each(['mobile', 'landline'] as const)('security code by %s for a number change', (method) => {
  it('shows that the number change waits', async () => {
    await sendWithAnswer(senderOf('otp', `/enter-${method}-code`), 'otp.pending-change');
    await expectPage(`/recovery/change-${method}/enter-${method}`, 'You have asked to change your phone number');
  });
});
const number = '+447700900123';
const byText = () => ({ ...openSteps(), change: changeMobile, form: { mobile: number } });
const byCall = () => ({ ...openSteps(), change: changeLandline, form: { landline: number } });

describe('another phone number', () => {
  it('sends another phone number for text messages, and requests its code', async () => {
    const sent = recordSends({ phone_number: '•••0123' });
    const { run, state, change, form } = byText();
    expect(await run(change, form)).toEqual({ kind: 'go', to: '/enter-mobile-code' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/change-mobile', { mobile_number: number }]]);
    expect(state().profile.phoneNumber).toBe('•••0123');
    expect(state().journey.accountCreated).toBe(false);
  });

  it('sends another phone number for calls, and requests its code', async () => {
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

  it('marks another phone number when the server refuses it', async () => {
    recordSends({}, refusing('/change-landline', 400, 'Invalid phone number'));
    const { run, state, change, form } = byCall();
    expect(await run(change, form)).toEqual({ kind: 'invalid', field: 'landline', code: 'NUMBER_REFUSED' });
    expect(state().profile.landlineNumber).toBeNull();
  });
});
