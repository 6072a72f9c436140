import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { byName, openProofing } from '../../support/open-proofing';
import { arriveAt, button, byId, clickBack, fill, link } from '../../support/page';
import { chooseAndGoOn, goesOn } from '../../support/proofing-steps';
import { depart, visit } from '../../support/visit';

const noMatch = '/proofing/no-match';
const check = '/proofing/check-your-details';
const number = '/proofing/know-nhs-number';
const back = () => window.history.back();

describe('the number instead of the name', () => {
  async function tryNumber(events = byName) {
    const visited = await openProofing(noMatch, events, 'no-match');
    await chooseAndGoOn(visited, 'Try my NHS number instead');
    await arriveAt(number);
    return visited;
  }

  it('is asked for at once, with an empty field: nothing is chosen that says no', async () => {
    await tryNumber();
    expect(byId('choice-1')).toBeChecked();
    expect(byId('choice-2')).not.toBeChecked();
    expect(byId('nhsNumber')).toHaveValue('');
  });

  it('is asked for in the same way after a reload', async () => {
    await tryNumber();
    await depart();
    await visit(number);
    await arriveAt(number);
    expect(byId('choice-1')).toBeChecked();
  });

  it('is taken back by "no": the answer stands there, on the way back as well', async () => {
    const visited = await tryNumber();
    await visited.user.click(byId('choice-2'));
    await goesOn(visited);
    await arriveAt('/proofing/enter-name');
    back();
    await arriveAt(number);
    expect(byId('choice-2')).toBeChecked();
  });

  it('leads back to the page of no match, which still knows the name', async () => {
    await tryNumber();
    back();
    await arriveAt(noMatch);
    expect(await screen.findByLabelText('Try my NHS number instead')).toBeInTheDocument();
  });

  it('is asked for by the page of several matches, which asks for it', async () => {
    const { user } = await openProofing('/proofing/multiple-matches', byName);
    await user.click(button('Try again'));
    await arriveAt(number);
    expect(byId('choice-1')).toBeChecked();
  });
});

describe('the details that are checked again after no match', () => {
  it.each([
    ['date of birth', 'dob'],
    ['postcode', 'postcode'],
  ] as const)('keep the way back after a change of the %s', async (detail, from) => {
    const visited = await openProofing(`${check}?noMatch`, byName);
    await visited.user.click(link(new RegExp(`^Change ?${detail}$`)));
    await arriveAt(`/proofing/enter-${from}?noMatch&change`);
    await goesOn(visited);
    await arriveAt(`${check}?noMatch`);
    await clickBack(visited.user);
    await arriveAt(noMatch);
  });

  it('keep it after a change of the name, also by Back', async () => {
    const visited = await openProofing(`${check}?noMatch`, byName);
    for (const leave of [() => goesOn(visited), () => clickBack(visited.user)]) {
      await visited.user.click(link(/^Change ?name$/));
      await arriveAt('/proofing/enter-name?noMatch&change');
      await leave();
      await arriveAt(`${check}?noMatch`);
    }
  });

  it('keep it through a date of birth and a postcode that end the way', async () => {
    const visited = await openProofing(`${check}?noMatch`, byName);
    await visited.user.click(link(/^Change ?date of birth$/));
    await arriveAt('/proofing/enter-dob?noMatch&change');
    await fill(visited.user, 'dob-year', String(new Date().getFullYear() - 1));
    await goesOn(visited);
    await arriveAt('/proofing/you-need-to-be-over-11?noMatch&change');
    await visited.user.click(link(/enter your date of birth/));
    await arriveAt('/proofing/enter-dob?noMatch&change');
    for (const [id, text] of Object.entries({ 'dob-day': '15', 'dob-month': '3', 'dob-year': '1984' })) await fill(visited.user, id, text);
    await goesOn(visited);
    await arriveAt(`${check}?noMatch`);
    await visited.user.click(link(/^Change ?postcode$/));
    await arriveAt('/proofing/enter-postcode?noMatch&change');
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await goesOn(visited);
    await arriveAt('/proofing/nhs-login-not-available-your-area?noMatch&change');
    await visited.user.click(button('Enter a different postcode'));
    await arriveAt('/proofing/enter-postcode?noMatch&change');
    await fill(visited.user, 'postcode', 'LS1 4AP');
    await goesOn(visited);
    await arriveAt(`${check}?noMatch`);
  });
});
