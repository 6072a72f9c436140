import { screen } from '@testing-library/react';
import { changeLandline, changeMobile } from '@/journeys/recovery/steps/change-phone';
import { expectPage } from '../support/page';
import { recordRequests } from '../support/recorded-requests';
import { bodiesOf, recordSends } from '../support/recorded-sends';
import { openSteps } from '../support/run-steps';
import { sample } from '../support/sample';
import { type Sender, senderOf, sendWithAnswer } from '../support/senders/senders';

const international: Sender = {
  ...senderOf('mobile'),
  chosen: 'An international mobile phone',
  typed: { 'International mobile number': '+33 6 12 34 56 78' },
};
type Call = 'mobile' | 'landline' | 'change-mobile' | 'change-landline';

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

it.each([
  ['change-mobile', senderOf('change-mobile'), '/recovery/change-mobile/enter-mobile'],
  ['change-landline', senderOf('change-landline'), '/recovery/change-landline/enter-landline'],
  ['otp', senderOf('otp', '/enter-mobile-code'), '/recovery/change-mobile/enter-mobile'],
  ['otp', senderOf('otp', '/enter-landline-code'), '/recovery/change-landline/enter-landline'],
] as const)('shows, after a call %s from $1.from, that the change of the number waits', async (call, sender, page) => {
  await sendWithAnswer(sender, `${call}.pending-change`);
  await expectPage(page, 'You have asked to change your phone number');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText(/a change takes 24 hours/)).toBeVisible();
});

const number = '+447700900123';

it.each([
  ['for text messages', changeMobile, { mobile: number }, 'mobile', 'phoneNumber', 'phone_number'],
  ['for calls', changeLandline, { landline: number }, 'landline', 'landlineNumber', 'landline_number'],
] as const)('sends another phone number %s, and requests its code', async (_what, step, form, method, member, answered) => {
  const sent = recordSends({ [answered]: '•••0123' });
  const { run, state } = openSteps();
  expect(await run(step as typeof changeMobile, form as { mobile: string })).toEqual({ kind: 'go', to: `/enter-${method}-code` });
  expect(bodiesOf(sent)).toEqual([[`POST /api/login/change-${method}`, { [`${method}_number`]: number }]]);
  expect(state().profile[member]).toBe('•••0123');
  expect(state().journey.accountCreated).toBe(false);
});
