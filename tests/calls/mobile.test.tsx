import { screen } from '@testing-library/react';
import { changeLandline, changeMobile } from '@/journeys/recovery/steps/change-phone';
import { bodiesOf, openSteps, recordSends } from '../support/environment';
import { expectPage, type Sender, senderOf, sendWithAnswer } from '../support/user';

const international: Sender = {
  ...senderOf('mobile'),
  chosen: 'An international mobile phone',
  typed: { 'International mobile number': '+33 6 12 34 56 78' },
};

it.each<[string, Sender, masked: string, shown: string, page?: string]>([
  ['a new number', senderOf('mobile'), '•••••••0123', '07700900123'],
  ['a new number of another country', international, '•••••••5678', '+33612345678'],
  ['a new landline number', senderOf('landline'), '•••••••0123', '01632960123', '/enter-landline-code'],
  ['a changed number, of which only the end is shown', senderOf('change-mobile'), '•••••••0123', '•••••••0123'],
])(
  'shows on the code page the phone number as typed, or its end: %s',
  async (_which, sender, masked, shown, page = '/enter-mobile-code') => {
    await sendWithAnswer(sender, { status: 200, json: { phone_number: masked, landline_number: masked } });
    await expectPage(page, 'Enter the security code');
    expect(screen.getByText(shown)).toBeVisible();
  },
);

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
