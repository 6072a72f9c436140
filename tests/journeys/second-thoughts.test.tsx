import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failureRecorded, postcodeOutOfArea, pyiSelected, replacementAsked } from '@/state/events';
import { answersOf } from '../../mocks/screens/proofing-answers';
import { findDuplicate, signInAs, world } from '../../mocks/server';
import { byName, byNumber, foundDuplicate, openProofing } from '../answers';
import { arriveAt, button, byId, fill, link } from '../page';
import { listenTo } from '../requests';
import { depart, visit, type Visit } from '../visit';
import { giveName, giveNumber, submitDetails } from './answering';

const noMatch = '/proofing/no-match';
const check = '/proofing/check-your-details';
const confirm = '/proofing/confirm-your-details';
const number = '/proofing/know-nhs-number';
const area = '/proofing/nhs-login-not-available-your-area';
const replacement = '/proofing/confirm-account-replacement';

type Person = Pick<Visit, 'user'>;
const nobodyByNumber = answersOf('no-match', 'number');
const nobodyByName = answersOf('no-match', 'name');
const back = () => window.history.back();
const goesOn = ({ user }: Person) => user.click(button('Continue'));

async function choose({ user }: Person, label: string) {
  await user.click(await screen.findByLabelText(label));
  await user.click(button('Continue'));
}

/** Another way was chosen by mistake: the person comes back to the page that asked. */
async function changeTheirMind(events = nobodyByName) {
  const visited = await openProofing(noMatch, events, 'no-match');
  await arriveAt(noMatch);
  await choose(visited, 'Prove who I am another way');
  await arriveAt(confirm);
  back();
  await arriveAt(noMatch);
  return visited;
}

async function passQuestions(visited: Person, from: 'dob' | 'postcode', query = '') {
  if (from === 'dob') {
    await arriveAt(`/proofing/enter-dob${query}`);
    await goesOn(visited);
  }
  await arriveAt(`/proofing/enter-postcode${query}`);
  await goesOn(visited);
}

describe('another way by mistake, then back', () => {
  const calls = (name: 'nhs-known' | 'demog-trace') => world().calls.filter(({ path }) => path.endsWith(name)).length;

  it('and the number instead: ends in the look-up by number', async () => {
    const visited = await changeTheirMind();
    await choose(visited, 'Try my NHS number instead');
    await giveNumber(visited.user, 'no-match');
    await passQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await arriveAt(noMatch);
    expect(calls('nhs-known')).toBe(1);
  });

  it('and the full name instead: ends in the look-up by name', async () => {
    const visited = await changeTheirMind(nobodyByNumber);
    await choose(visited, 'Try my full name instead');
    await giveName(visited.user, 'no-match');
    await passQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await arriveAt(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('and the details again, with a change: ends in the look-up', async () => {
    const visited = await changeTheirMind();
    await choose(visited, 'Check my details again');
    await arriveAt(`${check}?noMatch`);
    await visited.user.click(link(/^Change ?postcode$/));
    await passQuestions(visited, 'postcode', '?noMatch');
    await submitDetails(visited.user, '?noMatch');
    await arriveAt(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('and further back, to the check of all details, with a change there: ends in the look-up', async () => {
    const visited = await openProofing(check, [...nobodyByName, pyiSelected()], 'no-match');
    await visited.user.click(link(/^Change ?date of birth$/));
    await passQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await arriveAt(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('and further back, to a look-up for which the service is too busy: its way on leads to a look-up, too', async () => {
    const visited = await openProofing(check, [...answersOf('record-busy', 'number'), pyiSelected()], 'record-busy');
    await submitDetails(visited.user);
    await arriveAt('/proofing/p5-pds-limit');
    await visited.user.click(link('go back and try again'));
    await arriveAt(number);
    await goesOn(visited);
    await passQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await arriveAt('/proofing/p5-pds-limit');
    expect(calls('nhs-known')).toBe(2);
  });

  it('and another way after all: shows the details, and a change comes back to them', async () => {
    const visited = await changeTheirMind();
    await choose(visited, 'Prove who I am another way');
    await arriveAt(confirm);
    await visited.user.click(link(/^Change ?date of birth$/));
    await arriveAt('/proofing/enter-dob');
    await goesOn(visited);
    await arriveAt(confirm);
  });
});

describe('the number instead of the name', () => {
  async function tryNumber(events = byName) {
    const visited = await openProofing(noMatch, events, 'no-match');
    await choose(visited, 'Try my NHS number instead');
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
    await passQuestions(visited, from, '?noMatch');
    await arriveAt(`${check}?noMatch`);
    await visited.user.click(link('Back'));
    await arriveAt(noMatch);
  });

  it('keep it after a change of the name, and through the way back to the number', async () => {
    const visited = await openProofing(`${check}?noMatch`, byName);
    await visited.user.click(link(/^Change ?name$/));
    await arriveAt('/proofing/enter-name?noMatch');
    await visited.user.click(link('Back'));
    await arriveAt(`${number}?noMatch`);
    await goesOn(visited);
    await arriveAt('/proofing/enter-name?noMatch');
    await goesOn(visited);
    await passQuestions(visited, 'dob', '?noMatch');
    await arriveAt(`${check}?noMatch`);
  });

  it('keep it through a date of birth and a postcode that end the way', async () => {
    const visited = await openProofing(`${check}?noMatch`, byName);
    await visited.user.click(link(/^Change ?date of birth$/));
    await arriveAt('/proofing/enter-dob?noMatch');
    await fill(visited.user, 'dob-year', String(new Date().getFullYear() - 1));
    await goesOn(visited);
    await arriveAt('/proofing/you-need-to-be-over-11?noMatch');
    await visited.user.click(link(/enter your date of birth/));
    await arriveAt('/proofing/enter-dob?noMatch');
    for (const [id, text] of Object.entries({ 'dob-day': '15', 'dob-month': '3', 'dob-year': '1984' })) await fill(visited.user, id, text);
    await goesOn(visited);
    await arriveAt('/proofing/enter-postcode?noMatch');
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await goesOn(visited);
    await arriveAt(`${area}?noMatch`);
    await visited.user.click(button('Enter a different postcode'));
    await arriveAt('/proofing/enter-postcode?noMatch');
    await fill(visited.user, 'postcode', 'LS1 4AP');
    await goesOn(visited);
    await arriveAt(`${check}?noMatch`);
  });
});

describe('a postcode out of reach', () => {
  const refused = [...byNumber, postcodeOutOfArea('EH1 1AA')];

  it.each([check, '/proofing/submit', confirm, noMatch])('lets nobody into %s', async (path) => {
    await openProofing(path, refused);
    await arriveAt(number);
    expect(world().calls.filter(({ path: called }) => called.startsWith('/api/proofing/'))).toEqual([]);
  });

  it('replaces no account', async () => {
    const eligible = foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ab'] });
    await openProofing(replacement, [...refused, eligible]);
    await arriveAt(number);
  });

  it('stands in its field on the way back, and is refused there again', async () => {
    const visited = await openProofing('/proofing/enter-postcode', byNumber);
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await goesOn(visited);
    await arriveAt(area);
    back();
    await arriveAt('/proofing/enter-postcode');
    expect(byId('postcode')).toHaveValue('EH1 1AA');
    await goesOn(visited);
    await arriveAt(area);
  });

  it('is shown after a reload, and is gone once another is entered', async () => {
    await openProofing(area, refused);
    await depart();
    const visited = await visit(area);
    expect(await screen.findByText('EH1 1AA')).toBeVisible();
    await visited.user.click(button('Enter a different postcode'));
    await arriveAt('/proofing/enter-postcode');
    expect(byId('postcode')).toHaveValue('');
    await fill(visited.user, 'postcode', 'LS1 4AP');
    await goesOn(visited);
    await arriveAt(check);
    expect(visited.store.getState().proofing).toMatchObject({ postcode: 'LS1 4AP', outOfAreaPostcode: '' });
  });
});

describe('a call that has succeeded', () => {
  const eligible = [
    ...answersOf('duplicate-eligible', 'number'),
    foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ex••••••@example.com'] }),
  ];

  /** The proof does not begin: a page of this app comes between, and Back leads to where the call was sent from. */
  const staysInTheApp = (persona: 'duplicate-eligible' | 'no-match') => {
    const { account } = signInAs(persona, { upTo: 'identity-token' });
    Object.assign(account ?? {}, { termsUpdateNeeded: true });
  };

  it.each(['Back', 'a reload'])('does not replace the account again: %s', async (how) => {
    staysInTheApp('duplicate-eligible');
    findDuplicate('duplicate-eligible');
    const heard = listenTo('account-migration');
    const { user } = await visit(replacement, { events: eligible });
    await user.click(byId('understood'));
    await user.click(button('Continue'));
    await arriveAt('/terms-update');
    if (how === 'Back') back();
    else {
      await depart();
      await visit(replacement);
    }
    await waitFor(() => expect(world().calls.filter(({ path }) => path.endsWith('/authcode'))).toHaveLength(2));
    await arriveAt('/terms-update');
    expect(heard).toHaveLength(1);
  });

  it.each(['duplicate-nhs-number', 'email-address-found', 'multiple-emails-found', 'confirm-account-replacement'])(
    'leads on from %s, once the account is being replaced',
    async (page) => {
      staysInTheApp('duplicate-eligible');
      await visit(`/proofing/${page}`, { events: [...eligible, replacementAsked()] });
      await arriveAt('/terms-update');
    },
  );

  it('does not record the same details again', async () => {
    staysInTheApp('no-match');
    const heard = listenTo('record-failure');
    const visited = await visit(confirm, { events: byNumber });
    await goesOn(visited);
    await arriveAt('/terms-update');
    back();
    await arriveAt(confirm);
    await goesOn(visited);
    await arriveAt('/terms-update');
    expect(heard).toHaveLength(1);
  });

  it('records details that have changed since', async () => {
    staysInTheApp('no-match');
    const heard = listenTo('record-failure');
    const visited = await visit(confirm, { events: [...byNumber, pyiSelected(), failureRecorded()] });
    await visited.user.click(link(/^Change ?postcode$/));
    await arriveAt('/proofing/enter-postcode');
    await fill(visited.user, 'postcode', 'LS1 9ZZ');
    await goesOn(visited);
    await arriveAt(confirm);
    await goesOn(visited);
    await arriveAt('/terms-update');
    expect(heard.map(({ body }) => body)).toEqual([expect.objectContaining({ postcode: 'LS1 9ZZ' })]);
  });
});
