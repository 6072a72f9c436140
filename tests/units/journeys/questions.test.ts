import type { UnknownAction } from '@reduxjs/toolkit';
import { methodForm, methodOptions } from '@/journeys/security-code/choose-authentication-method';
import { cookieForm } from '@/journeys/cookies/cookie-settings';
import { replacementForm } from '@/journeys/duplicate-account/confirm-account-replacement';
import { knowNhsNumberForm } from '@/journeys/proofing/nhs-number';
import { type Question, stepsAround } from '@/journeys/proofing/questions';
import { emailCodeForm } from '@/journeys/register/check-email';
import { phoneForm } from '@/journeys/register/enter-mobile';
import { passwordSchema as passwordForm } from '@/journeys/sign-in/log-in-password';
import { loginSchema as loginForm } from '@/journeys/sign-in/login-form';
import { dobGiven, nameGiven, nhsNumberGiven, nhsNumberNotKnown, postcodeGiven, pyiSelected } from '@/state/events';
import { stateAfter } from '../../support/environment';

const byNumber = [nhsNumberGiven('9990000018')];
const byName = [nhsNumberNotKnown(), nameGiven({ firstName: 'Maya', middleNames: '', lastName: 'Okafor' })];
const rest = [dobGiven('1984-03-15'), postcodeGiven('LS1 4AP')];

function around(question: Question, events: readonly UnknownAction[], query = '') {
  return stepsAround(question, stateAfter(...events).proofing, new URLSearchParams(query));
}

it.each<[string, readonly UnknownAction[], Question, string, string]>([
  ['with a number', byNumber, '/proofing/know-nhs-number', '/proofing/enter-dob', '/proofing/find-nhs-record'],
  ['with a number', byNumber, '/proofing/enter-dob', '/proofing/enter-postcode', '/proofing/know-nhs-number'],
  ['with a number', byNumber, '/proofing/enter-postcode', '/proofing/check-your-details', '/proofing/enter-dob'],
  ['without', byName, '/proofing/know-nhs-number', '/proofing/enter-name', '/proofing/find-nhs-record'],
  ['without', byName, '/proofing/enter-name', '/proofing/enter-dob', '/proofing/know-nhs-number'],
  ['without', byName, '/proofing/enter-dob', '/proofing/enter-postcode', '/proofing/enter-name'],
  ['without', byName, '/proofing/enter-postcode', '/proofing/check-your-details', '/proofing/enter-dob'],
])('finds for a user %s, after %j, around the question %s the pages %s and %s', (_who, events, question, next, back) => {
  expect(around(question, events)).toEqual({ next, back });
  // Earlier answers have no effect on this route.
  expect(around(question, [...events, ...rest])).toEqual({ next, back });
});

it.each<[Question, string, string, string]>([
  ['/proofing/enter-name', '?noMatch', '/proofing/enter-dob?noMatch', '/proofing/know-nhs-number?noMatch'],
  ['/proofing/know-nhs-number', '?noMatch=&a=b', '/proofing/enter-name?noMatch', '/proofing/find-nhs-record?noMatch'],
])('preserves around the question %s, for a user who corrects details, of the query %s only noMatch', (question, query, next, back) =>
  expect(around(question, byName, query)).toEqual({ next, back }),
);

it("asks a user who clicks 'Change' for the missing answer first, and then returns to the details", () =>
  expect(around('/proofing/know-nhs-number', [...rest, nhsNumberNotKnown()], '?noMatch&change')).toEqual({
    next: '/proofing/enter-name?noMatch&change',
    back: '/proofing/check-your-details?noMatch',
  }));

it.each<[Question, readonly UnknownAction[], string]>([
  ['/proofing/know-nhs-number', byNumber, '/proofing/enter-dob'],
  ['/proofing/enter-name', byName, '/proofing/enter-dob'],
  ['/proofing/enter-dob', byName, '/proofing/enter-postcode'],
  ['/proofing/enter-postcode', [postcodeGiven('LS1 4AP')], '/proofing/check-your-details'],
])(
  'returns from the changed answer at %s to the details, in a proof otherwise only when no answer is missing',
  (question, events, next) => {
    const details = '/proofing/check-your-details';
    const complete = [...byName, ...events, ...rest];
    expect(around(question, complete, '?change')).toEqual({ next: details, back: details });
    expect(around(question, complete, '?noMatch&change')).toEqual({ next: `${details}?noMatch`, back: `${details}?noMatch` });
    expect(around(question, [...events, pyiSelected()], '?noMatch')).toEqual({ next });
    expect(around(question, [...complete, pyiSelected()], '?noMatch')).toEqual({ next: '/proofing/confirm-your-details' });
  },
);

const codesOf = (result: { error?: { issues: { message: string; path: PropertyKey[] }[] } }) =>
  result.error?.issues.map(({ path, message }) => [path.join(), message]);

it.each([
  ['the method mobile', methodForm, { choice: 'mobile' }],
  ['the method landline', methodForm, { choice: 'landline' }],
  ['the use of cookies', cookieForm, { choice: 'use' }],
  ['no cookies', cookieForm, { choice: 'doNotUse' }],
  ['a ticked box for the replacement of an account', replacementForm, { understood: true }],
  ['a code by email', emailCodeForm, { otp: '123 456' }, { otp: '123456' }],
  ['a password', passwordForm, { password: ' a ' }],
  ['an address and a password', loginForm, { email: ' Maya@example.com', password: 'a' }, { email: 'maya@example.com', password: 'a' }],
])('accepts in a form %s', (_what, form, typed, expected: object = typed) => expect(form.parse(typed)).toEqual(expected));

it.each([
  ['a choice of the method', methodForm, { choice: '' }, ['choice', 'CHOICE_REQUIRED']],
  ['a choice about cookies', cookieForm, { choice: '' }, ['choice', 'CHOICE_REQUIRED']],
  ['a ticked box', replacementForm, { understood: false }, ['understood', 'UNDERSTANDING_REQUIRED']],
  ['a code by email', emailCodeForm, { otp: '12345' }, ['otp', 'OTP_FORMAT']],
  ['a password', passwordForm, { password: '' }, ['password', 'PASSWORD_REQUIRED']],
  ['a password beside an address', loginForm, { email: 'maya@example.com', password: '' }, ['password', 'PASSWORD_REQUIRED']],
])('requires in a form %s', (_what, form, typed, code) => expect(codesOf(form.safeParse(typed))).toEqual([code]));

it('offers the numbers of an account as methods of the security code', () =>
  expect(methodOptions({ phoneNumber: '•••••••0338', landlineNumber: null })).toEqual([
    { value: 'mobile', label: 'Text message to a number ending in 0338' },
    { value: 'landline', label: 'Phone call to your landline' },
  ]));

describe('phone number schema', () => {
  const typed = { mobile: '07700 900 982', international: '+33 6 12 34 56 78', landline: '01632 960 001' };
  const hidden = { mobile: 'x', international: 'x', landline: 'x' };

  it.each([
    ['mobile', '+447700900982'],
    ['international', '+33612345678'],
    ['landline', '+441632960001'],
  ] as const)('returns the phone number of the selected kind %s, and ignores the others', (choice, number) => {
    expect(phoneForm.parse({ ...typed, choice })).toEqual({ kind: choice, number });
    expect(phoneForm.parse({ ...hidden, [choice]: typed[choice], choice })).toEqual({ kind: choice, number });
  });

  it.each([
    ['mobile', '', 'MOBILE_REQUIRED'],
    ['mobile', '1', 'MOBILE_INVALID'],
    ['international', '', 'INTERNATIONAL_REQUIRED'],
    ['international', '1', 'INTERNATIONAL_INVALID'],
    ['international', '+12025550123', 'INTERNATIONAL_REFUSED'],
    ['landline', '', 'LANDLINE_REQUIRED'],
    ['landline', '1', 'LANDLINE_INVALID'],
  ])('refuses a phone number at the selected field: %s %j', (choice, number, code) => {
    expect(codesOf(phoneForm.safeParse({ ...typed, choice, [choice]: number }))?.[0]).toEqual([choice, code]);
  });

  it('returns no phone number without a kind', () =>
    expect(codesOf(phoneForm.safeParse({ ...typed, choice: '' }))).toEqual([['choice', 'CHOICE_REQUIRED']]));
});

it.each([
  ['yes', '485 777 3457', '4857773457'],
  ['no', '', undefined],
  ['no', '485 777 3457', undefined],
  ['no', 'not a number', undefined],
])('returns for the answer %j and the NHS number %j the value %j', (choice, nhsNumber, expected) => {
  const { success, data } = knowNhsNumberForm.safeParse({ choice, nhsNumber });
  expect(success).toBe(true);
  expect(data).toBe(expected);
});

it.each([
  ['yes', '', [['nhsNumber', 'NHS_NUMBER_REQUIRED']]],
  ['yes', '485 777 3456', [['nhsNumber', 'NHS_NUMBER_INVALID']]],
  ['', '485 777 3457', [['choice', 'CHOICE_REQUIRED']]],
  ['maybe', '485 777 3457', [['choice', 'CHOICE_REQUIRED']]],
])('refuses the answer %j with the NHS number %j', (choice, nhsNumber, codes) => {
  expect(codesOf(knowNhsNumberForm.safeParse({ choice, nhsNumber }))).toEqual(codes);
});
