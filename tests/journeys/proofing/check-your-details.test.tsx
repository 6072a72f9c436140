import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { nameGiven, nhsNumberGiven } from '@/state/events';
import { button, byName, byNumber, clickBack, expectPage, link, openProofing } from '../../support/user';

const check = '/proofing/check-your-details';
const confirm = '/proofing/confirm-your-details';
const headings = { [check]: 'Check your details', [confirm]: 'Confirm your details' };

async function open(path: string, events: readonly UnknownAction[]) {
  const visited = await openProofing(path, events);
  await expectPage(path, headings[path as keyof typeof headings]);
  return visited;
}
const main = () => within(screen.getByRole('main'));
const textsOf = (role: 'term' | 'definition') =>
  main()
    .getAllByRole(role)
    .map(({ textContent }) => textContent);
const terms = () => textsOf('term');
const values = () => textsOf('definition').filter((_text, index) => index % 2 === 0);
const changes = () =>
  main()
    .getAllByRole('link', { name: /^Change/ })
    .map((change) => [change.textContent, change.getAttribute('href')]);

describe.each([
  [check, '?change'],
  [confirm, ''],
])('rows of %s', (path, mark) => {
  const dobAndPostcode = [
    ['Change date of birth', `/proofing/enter-dob${mark}`],
    ['Change postcode', `/proofing/enter-postcode${mark}`],
  ];

  it('lists the NHS number and not the name of a user who knows the number', async () => {
    await open(path, [nameGiven({ firstName: 'Maya', middleNames: '', lastName: 'Okafor' }), ...byNumber]);
    expect(terms()).toEqual(['NHS number', 'Date of birth', 'Postcode']);
    expect(values()).toEqual(['999 000 0018', '15 March 1984', 'LS1 4AP']);
    expect(changes()).toEqual([['Change NHS number', `/proofing/know-nhs-number${mark}`], ...dobAndPostcode]);
  });

  it('lists the name and not the NHS number of a user who does not know the number', async () => {
    await open(path, [nhsNumberGiven('4857773457'), ...byName]);
    expect(terms()).toEqual(['Name', 'Date of birth', 'Postcode']);
    expect(values()).toEqual(['Maya Ada Grace Okafor', '15 March 1984', 'LS1 4AP']);
    expect(changes()).toEqual([['Change name', `/proofing/enter-name${mark}`], ...dobAndPostcode]);
  });
});

describe('check of all details', () => {
  it.each(['', '?noMatch'])('returns to the details by one click after a change, and by Back: %j', async (query) => {
    const { user } = await openProofing(check + query, byNumber);
    const mark = query ? '?noMatch&change' : '?change';
    for (const leave of [() => user.click(button('Continue')), () => clickBack(user)]) {
      for (const [name, question] of [
        [/^Change ?date of birth$/, '/proofing/enter-dob'],
        [/^Change ?NHS number$/, '/proofing/know-nhs-number'],
        [/^Change ?postcode$/, '/proofing/enter-postcode'],
      ] as const) {
        await user.click(link(name));
        await expectPage(question + mark);
        await leave();
        await expectPage(check + query, 'Check your details');
      }
    }
  });

  it.each(['', '?noMatch'])('returns to the details from the name by one click, and by Back: %j', async (query) => {
    const { user } = await openProofing(check + query, byName);
    for (const leave of [() => user.click(button('Continue')), () => clickBack(user)]) {
      await user.click(link(/^Change ?name$/));
      await expectPage(`/proofing/enter-name${query ? '?noMatch&change' : '?change'}`);
      await leave();
      await expectPage(check + query, 'Check your details');
    }
  });

  it.each(['?noMatch', '?noMatch=', '?noMatch=true'])(
    'links back to the page of no match when the user arrived from there: %s',
    async (query) => {
      const { user } = await openProofing(check + query, byNumber);
      await expectPage(check + query, 'Check your details');
      await clickBack(user);
      await expectPage('/proofing/no-match', 'We cannot find a match');
    },
  );
});
