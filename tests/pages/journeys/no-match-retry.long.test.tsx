import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { byName, openProofing } from '../../support/open-proofing';
import { button, byId, clickBack, expectPage, fill, link } from '../../support/page';
import { chooseAndContinue, clickContinue } from '../../support/proofing-steps';
import { unloadDocument, visit } from '../../support/visit';

const noMatch = '/proofing/no-match';
const check = '/proofing/check-your-details';
const number = '/proofing/know-nhs-number';
const back = () => window.history.back();

describe('NHS number instead of the name', () => {
  async function tryNumber(events = byName) {
    const visited = await openProofing(noMatch, events, 'no-match');
    await chooseAndContinue(visited, 'Try my NHS number instead');
    await expectPage(number);
    return visited;
  }

  it('shows an empty field for the number without "no" chosen', async () => {
    await tryNumber();
    expect(byId('choice-1')).toBeChecked();
    expect(byId('choice-2')).not.toBeChecked();
    expect(byId('nhsNumber')).toHaveValue('');
  });

  it('shows the same empty field after a reload', async () => {
    await tryNumber();
    await unloadDocument();
    await visit(number);
    await expectPage(number);
    expect(byId('choice-1')).toBeChecked();
  });

  it('stores "no" again, and shows it on the way back', async () => {
    const visited = await tryNumber();
    await visited.user.click(byId('choice-2'));
    await clickContinue(visited);
    await expectPage('/proofing/enter-name');
    back();
    await expectPage(number);
    expect(byId('choice-2')).toBeChecked();
  });

  it('returns to the page of no match, which still has the name', async () => {
    await tryNumber();
    back();
    await expectPage(noMatch);
    expect(await screen.findByLabelText('Try my NHS number instead')).toBeInTheDocument();
  });

  it('asks for the number from the page of several matches', async () => {
    const { user } = await openProofing('/proofing/multiple-matches', byName);
    await user.click(button('Try again'));
    await expectPage(number);
    expect(byId('choice-1')).toBeChecked();
  });
});

describe('details checked again after no match', () => {
  it.each([
    ['date of birth', 'dob'],
    ['postcode', 'postcode'],
  ] as const)('preserves the return after a change of the %s', async (detail, from) => {
    const visited = await openProofing(`${check}?noMatch`, byName);
    await visited.user.click(link(new RegExp(`^Change ?${detail}$`)));
    await expectPage(`/proofing/enter-${from}?noMatch&change`);
    await clickContinue(visited);
    await expectPage(`${check}?noMatch`);
    await clickBack(visited.user);
    await expectPage(noMatch);
  });

  it('preserves the return after a change of the name, also by Back', async () => {
    const visited = await openProofing(`${check}?noMatch`, byName);
    for (const leave of [() => clickContinue(visited), () => clickBack(visited.user)]) {
      await visited.user.click(link(/^Change ?name$/));
      await expectPage('/proofing/enter-name?noMatch&change');
      await leave();
      await expectPage(`${check}?noMatch`);
    }
  });

  it('preserves the return through an unsupported date of birth and postcode', async () => {
    const visited = await openProofing(`${check}?noMatch`, byName);
    await visited.user.click(link(/^Change ?date of birth$/));
    await expectPage('/proofing/enter-dob?noMatch&change');
    await fill(visited.user, 'dob-year', String(new Date().getFullYear() - 1));
    await clickContinue(visited);
    await expectPage('/proofing/you-need-to-be-over-11?noMatch&change');
    await visited.user.click(link(/enter your date of birth/));
    await expectPage('/proofing/enter-dob?noMatch&change');
    for (const [id, text] of Object.entries({ 'dob-day': '15', 'dob-month': '3', 'dob-year': '1984' })) await fill(visited.user, id, text);
    await clickContinue(visited);
    await expectPage(`${check}?noMatch`);
    await visited.user.click(link(/^Change ?postcode$/));
    await expectPage('/proofing/enter-postcode?noMatch&change');
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await clickContinue(visited);
    await expectPage('/proofing/nhs-login-not-available-your-area?noMatch&change');
    await visited.user.click(button('Enter a different postcode'));
    await expectPage('/proofing/enter-postcode?noMatch&change');
    await fill(visited.user, 'postcode', 'LS1 4AP');
    await clickContinue(visited);
    await expectPage(`${check}?noMatch`);
  });
});
