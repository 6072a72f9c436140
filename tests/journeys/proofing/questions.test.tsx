import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { nhsNumber } from '@/journeys/proofing/nhs-number';
import { matchChosen, nhsNumberGiven, nhsNumberNotKnown } from '@/state/events';
import {
  button,
  byId,
  byName,
  byNumber,
  clickBack,
  expectPage,
  expectRefusal,
  fieldValues,
  fill,
  fillAndContinue,
  link,
  openProofing,
  visit,
} from '../../support/user';

const start = '/proofing/find-nhs-record';
const number = '/proofing/know-nhs-number';
const name = '/proofing/enter-name';
const dob = '/proofing/enter-dob';
const postcode = '/proofing/enter-postcode';

const openStart = (vtr?: string) => visit(start, { persona: 'uplift', upTo: 'identity-token', oidc: { vtr } });

it('replaces the history entry of the start of proofing by the first question', async () => {
  const { user } = await openStart('["P5.Cp.Cd"]');
  const before = window.history.length;
  await user.click(button('Continue'));
  await expectPage(number, 'Do you know your NHS number?');
  expect(window.history.length).toBe(before);
});

it.each([
  ['announces', 'several vectors of P9', '["P9.Cp.Cd","P9.Cp.Ck","P9.Cm"]', ['Prove who you are', 'Last step']],
  ['announces', 'nothing, which means P9', undefined, ['Prove who you are', 'Last step']],
  ['omits', 'P5', '["P5.Cp.Cd","P5.Cp.Ck","P5.Cm"]', []],
  ['omits', 'P5 or P9', '["P9.Cp.Cd","P5.Cp.Cd"]', []],
])('%s the proof of identity when the client asks for %s', async (_what, _for, vtr, expected) => {
  await openStart(vtr);
  expect(['Prove who you are', 'Last step'].filter((text) => screen.queryByText(text))).toEqual(expected);
});

it.each<[string, readonly UnknownAction[], string, string]>([
  ['from the number', [], number, start],
  ['from the number, tried after the name', [...byName, matchChosen('number')], number, '/proofing/no-match'],
  ['from the date of birth, when the number is known', [nhsNumberGiven('4857773457')], dob, number],
  ['from the date of birth, when the number is not known', [nhsNumberNotKnown()], dob, name],
  ['from the postcode', byNumber, postcode, dob],
])('targets the previous question by the Back link: %s', async (_where, events, page, back) => {
  const { user } = await openProofing(page, events);
  await clickBack(user);
  await expectPage(back);
});

describe('/proofing/know-nhs-number', () => {
  const [yes, no] = ['Yes, I know my NHS number', 'No, continue with my full name'];
  /** The design system's class of conditional content whose option is not selected. */
  const hidden = 'nhsuk-radios__conditional--hidden';

  it('shows the NHS number field only to a user who knows the number', async () => {
    const { user } = await openProofing(number);
    const reveal = byId('choice-1--conditional');
    expect(reveal).toHaveClass(hidden);
    await user.click(screen.getByLabelText(yes));
    expect(reveal).not.toHaveClass(hidden);
    await user.click(screen.getByLabelText(no));
    expect(reveal).toHaveClass(hidden);
  });

  it('shows an example NHS number that is valid, unused and unbroken', async () => {
    await openProofing(number);
    const [, example = ''] = /like (.*)$/.exec(byId('nhsNumber--hint').textContent) ?? [];
    expect(example).toMatch(/^999\u00A0000\u00A0\d{4}$/);
    expect(nhsNumber.parse(example)).toBe(example.replaceAll('\u00A0', ''));
  });

  it('stores the digits of the NHS number, and shows the next question', async () => {
    const { user, store } = await openProofing(number);
    await user.click(screen.getByLabelText(yes));
    await fillAndContinue(user, 'nhsNumber', 'NHS number: 485-777-3457');
    await expectPage(dob, 'What is your date of birth?');
    expect(store.getState().proofing).toMatchObject({ knowNhsNumber: true, nhsNumber: '4857773457' });
  });

  it('ignores the NHS number of a user who does not know it, and asks for the name', async () => {
    const { user, store } = await openProofing(number);
    await user.click(screen.getByLabelText(yes));
    await fill(user, 'nhsNumber', '12');
    await user.click(screen.getByLabelText(no));
    await user.click(button('Continue'));
    await expectPage(name, 'What is your name?');
    expect(store.getState().proofing.knowNhsNumber).toBe(false);
  });
});

it('stores a name without the spaces around it, and asks for the date of birth', async () => {
  const { user, store } = await openProofing(name);
  await fill(user, 'firstName', ' Zoë  Ann ');
  await fill(user, 'middleNames', ' Ada   Grace ');
  await fillAndContinue(user, 'lastName', ' O’Brien-Núñez');
  await expectPage(dob, 'What is your date of birth?');
  const stored = { firstName: 'Zoë Ann', middleNames: 'Ada Grace', lastName: "O'Brien-Núñez", knowNhsNumber: false };
  expect(store.getState().proofing).toMatchObject(stored);
});

describe('/proofing/enter-dob', () => {
  const parts = ['dob-day', 'dob-month', 'dob-year'] as const;

  async function give(typed: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
    const visited = await openProofing(dob, byNumber);
    for (const [index, text] of typed.split('/').entries()) await fill(visited.user, parts[index] ?? '', text);
    await visited.user.click(button('Continue'));
    return visited;
  }

  it.each([
    ['nothing', '//', 'Enter your date of birth', parts],
    ['no month', '15//1984', 'Your date of birth must include a month', ['dob-month']],
    ['tomorrow', '22/11/2026', 'Check you have entered the correct year', parts],
  ])('refuses the date of birth %s, and marks the invalid part', async (_what, typed, sentence, wrong) => {
    const { user, store } = await give(typed);
    await expectRefusal(user, wrong[0] ?? '', sentence, { group: true });
    expect(parts.filter((part) => byId(part).classList.contains('nhsuk-input--error'))).toEqual(wrong);
    expect(Object.values(fieldValues())).toEqual(typed.split('/'));
    expect(store.getState().proofing.dob).toBe('1984-03-15');
  });

  it('stores the date of birth, and asks for the postcode', async () => {
    const { store } = await give('5/Sept./1984');
    await expectPage(postcode, 'What is your postcode?');
    expect(store.getState().proofing.dob).toBe('1984-09-05');
  });

  it('removes the stored date when the user is eleven tomorrow, so too young', async () => {
    const { user, store } = await give('22/11/2015');
    await expectPage('/proofing/you-need-to-be-over-11');
    expect(store.getState().proofing.dob).toBe('');
    await user.click(link(/enter your date of birth/));
    await expectPage(dob, 'What is your date of birth?');
    expect(Object.values(fieldValues())).toEqual(['', '', '']);
  });
});

it('stores the postcode in its usual form, and shows all answers', async () => {
  const { user, store } = await openProofing(postcode, byNumber);
  await fillAndContinue(user, 'postcode', ' e c1a - 1bb ');
  await expectPage('/proofing/check-your-details', 'Check your details');
  expect(store.getState().proofing.postcode).toBe('EC1A 1BB');
});

it('stores an unsupported postcode beside the former one, and forgets it before another is entered', async () => {
  const { user, store } = await openProofing(postcode, byNumber);
  await fillAndContinue(user, 'postcode', 'eh1 1aa');
  await expectPage('/proofing/nhs-login-not-available-your-area');
  expect(store.getState().proofing).toMatchObject({ postcode: 'LS1 4AP', outOfAreaPostcode: 'EH1 1AA' });
  await user.click(button('Enter a different postcode'));
  await expectPage(postcode, 'What is your postcode?');
  expect(store.getState().proofing).toMatchObject({ postcode: 'LS1 4AP', outOfAreaPostcode: '' });
  expect(byId('postcode')).toHaveValue('');
});
