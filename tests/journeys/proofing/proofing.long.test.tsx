import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { postcodeOutOfArea, pyiSelected } from '@/state/events';
import type { PersonaId } from '../../../mocks/people/personas';
import { answersOf } from '../../../mocks/screens/proofing-answers';
import { world } from '../../../mocks/server';
import { byName, byNumber, foundDuplicate, openProofing } from '../../support/open-proofing';
import { button, byId, clickBack, expectPage, fill, link } from '../../support/page';
import {
  answerAllQuestions,
  beginProofing,
  chooseAndContinue,
  clickContinue,
  continueThroughQuestions,
  enterDobAndPostcode,
  enterName,
  enterNhsNumber,
  submitDetails,
} from '../../support/proofing-steps';
import { sample } from '../../support/sample';
import { agreeToShare, bodiesOf, expectHandOver, state } from '../../support/sign-in-steps';
import { stored } from '../../support/stored';
import { unloadDocument, type Visit, visit } from '../../support/visit';

const proven = 'http://localhost:3000/pyi/patient-online/gp-connect';
const refusals = () => world().calls.filter(({ status }) => (status ?? 500) >= 400);

async function choose({ user }: Pick<Visit, 'user'>, label: string) {
  await user.click(screen.getByLabelText(label));
  await user.click(button('Continue'));
}

describe('journey to the health record', () => {
  const matched: readonly [PersonaId, 'number' | 'name'][] = [
    ['uplift', 'number'],
    ['uplift', 'name'],
    ['special-name', 'name'],
    ['forces', 'number'],
    ['border', 'name'],
    ['several-matches', 'number'],
  ];
  it.each(sample(matched, 2))('completes the journey of %s, by %s, and returns to the client', async (persona, by) => {
    const visited = await beginProofing(persona);
    await answerAllQuestions(visited.user, persona, by);
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    expect(screen.getByText('We have matched you to your NHS record')).toBeVisible();
    await agreeToShare(visited.user);
    expect(await expectHandOver(visited)).toEqual({ code: expect.any(String) as string, state });
    expect(refusals()).toEqual([]);
  });

  it('continues to the proof of identity for a client that asks for P9', async () => {
    const visited = await beginProofing('uplift-p9');
    await answerAllQuestions(visited.user, 'uplift-p9', 'number');
    await waitFor(() => expect(visited.exits).toEqual([proven]));
    expect(await stored()).not.toContain('Hughes');
  });

  it('finds the user by number after several matches by name', async () => {
    const visited = await beginProofing('several-matches');
    await answerAllQuestions(visited.user, 'several-matches', 'name');
    await expectPage('/proofing/no-match', 'We cannot find a match');
    await choose(visited, 'Try my NHS number instead');
    await enterNhsNumber(visited.user, 'several-matches');
    await enterDobAndPostcode(visited.user, 'several-matches');
    await submitDetails(visited.user);
    await expectPage('/nhs-login-consent');
  });

  it('continues another way for a user without a record after number and name', async () => {
    const visited = await beginProofing('no-match');
    await answerAllQuestions(visited.user, 'no-match', 'number');
    await expectPage('/proofing/no-match', 'We cannot find a match');
    await choose(visited, 'Try my full name instead');
    await enterName(visited.user, 'no-match');
    await enterDobAndPostcode(visited.user, 'no-match');
    await submitDetails(visited.user);
    await expectPage('/proofing/no-match', 'We cannot find a match');
    await choose(visited, 'Prove who I am another way');
    await expectPage('/proofing/confirm-your-details', 'Confirm your details');
    await visited.user.click(button('Continue'));
    await waitFor(() => expect(visited.exits).toEqual([proven]));
    const [recorded] = bodiesOf('/api/proofing/record-p5-failure-data');
    expect(recorded).toMatchObject({ first_name: 'Sam', last_name: 'Nobody' });
    expect(recorded).not.toHaveProperty('nhs_number');
  });

  it('locks a user with one attempt left, and continues after the lock', async () => {
    const visited = await beginProofing('match-limit');
    await answerAllQuestions(visited.user, 'match-limit', 'number');
    await expectPage('/proofing/p5-register-attempt', 'You cannot continue');
    expect(screen.getByText(/^You can try again at .* \(in about 15 minutes\)\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    world().clock.advance(15 * 60_000);
    await unloadDocument();
    const { user } = await visit('/proofing/know-nhs-number');
    await answerAllQuestions(user, 'match-limit', 'number');
    await expectPage('/proofing/no-match', 'We cannot find a match');
  });

  const ended: readonly [PersonaId, string, string][] = [
    ['number-not-verified', '/proofing/nhs-number-not-verified', 'We could not verify your NHS number with your date of birth'],
    ['record-invalidated', '/proofing/record-invalidated', 'There is a problem with your NHS record'],
    ['record-busy', '/proofing/p5-pds-limit', 'We are really busy at the moment'],
    ['record-timeout', '/proofing/p5-pds-limit', 'We are really busy at the moment'],
    ['match-locked', '/proofing/confirm-your-details', 'Confirm your details'],
    ['already-uplifted', '/proofing/p5-already-completed', 'We have already matched you to your NHS record'],
  ];
  it.each(sample(ended, 1))('ends the journey of %s at %s', async (persona, path, heading) => {
    const visited = await beginProofing(persona);
    await answerAllQuestions(visited.user, persona, 'number');
    await expectPage(path, heading);
  });
});

describe('journey of a user who has an account', () => {
  const found = ['/proofing/duplicate-nhs-number', 'You already have an NHS account'] as const;

  it('finds the email address of one existing account', async () => {
    const visited = await beginProofing('duplicate');
    await answerAllQuestions(visited.user, 'duplicate', 'number');
    await expectPage(...found);
    await choose(visited, 'Get help finding the email address linked to this account');
    await expectPage('/proofing/email-address-found', 'We found your email address');
    expect(screen.getByText('ex••••••@example.com')).toBeVisible();
  });

  it('sends reminders to several existing accounts', async () => {
    const visited = await beginProofing('duplicate-several');
    await answerAllQuestions(visited.user, 'duplicate-several', 'name');
    await expectPage(...found);
    await choose(visited, 'Get help finding the email address linked to this account');
    await expectPage('/proofing/multiple-emails-found', 'We found more than one NHS account linked to your details');
    await visited.user.click(byId('choice-1'));
    await visited.user.click(button('Continue'));
    await expectPage('/proofing/reminder-email-sent', 'We have sent you an email reminder');
    expect(world().inbox.filter(({ kind }) => kind === 'email')).toHaveLength(2);
  });

  it('replaces the old account', async () => {
    const visited = await beginProofing('duplicate-eligible');
    await answerAllQuestions(visited.user, 'duplicate-eligible', 'name');
    await expectPage(...found);
    await choose(visited, 'Continue with your new account');
    await expectPage('/proofing/confirm-account-replacement', 'Continue with your new account');
    expect(screen.getByText(/48 hours/)).toBeVisible();
    await visited.user.click(byId('understood'));
    await visited.user.click(button('Continue'));
    await waitFor(() => expect(visited.exits).toEqual([proven]));
  });

  const reasons: readonly [PersonaId, RegExp][] = [
    ['duplicate-not-eligible', /not eligible to continue with a new account/],
    ['duplicate-active', /recently used this account/],
  ];
  it.each(sample(reasons, 1))('shows to %s why the account cannot be replaced', async (persona, why) => {
    const visited = await beginProofing(persona);
    await answerAllQuestions(visited.user, persona, 'number');
    await expectPage(...found);
    expect(screen.getByText(why)).toBeVisible();
  });
});
describe('change of the proof method', () => {
  const noMatch = '/proofing/no-match';
  const check = '/proofing/check-your-details';
  const confirm = '/proofing/confirm-your-details';
  const noMatchByNumber = answersOf('no-match', 'number');
  const noMatchByName = answersOf('no-match', 'name');

  /** The user chooses another way by mistake, and goes back to the question. */
  async function withdrawOtherWay(events = noMatchByName) {
    const visited = await openProofing(noMatch, events, 'no-match');
    await expectPage(noMatch);
    await chooseAndContinue(visited, 'Prove who I am another way');
    await expectPage(confirm);
    window.history.back();
    await expectPage(noMatch);
    return visited;
  }

  const calls = (name: 'nhs-known' | 'demog-trace') => world().calls.filter(({ path }) => path.endsWith(name)).length;

  it('searches by number after another way was chosen by mistake', async () => {
    const visited = await withdrawOtherWay();
    await chooseAndContinue(visited, 'Try my NHS number instead');
    await enterNhsNumber(visited.user, 'no-match');
    await continueThroughQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await expectPage(noMatch);
    expect(calls('nhs-known')).toBe(1);
  });

  it('searches by name after another way was chosen by mistake', async () => {
    const visited = await withdrawOtherWay(noMatchByNumber);
    await chooseAndContinue(visited, 'Try my full name instead');
    await enterName(visited.user, 'no-match');
    await continueThroughQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await expectPage(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('searches again after a change of the details', async () => {
    const visited = await withdrawOtherWay();
    await chooseAndContinue(visited, 'Check my details again');
    await expectPage(`${check}?noMatch`);
    await visited.user.click(link(/^Change ?postcode$/));
    await expectPage('/proofing/enter-postcode?noMatch&change');
    await clickContinue(visited);
    await expectPage(`${check}?noMatch`);
    await submitDetails(visited.user, '?noMatch');
    await expectPage(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('searches again after a change on the page of all details', async () => {
    const visited = await openProofing(check, [...noMatchByName, pyiSelected()], 'no-match');
    await visited.user.click(link(/^Change ?date of birth$/));
    await expectPage('/proofing/enter-dob?change');
    await clickContinue(visited);
    await expectPage(check);
    await submitDetails(visited.user);
    await expectPage(noMatch);
    expect(calls('demog-trace')).toBe(1);
  });

  it('searches again from the page of a busy service', async () => {
    const visited = await openProofing(check, [...answersOf('record-busy', 'number'), pyiSelected()], 'record-busy');
    await submitDetails(visited.user);
    await expectPage('/proofing/p5-pds-limit');
    await visited.user.click(link('go back and try again'));
    await expectPage('/proofing/know-nhs-number');
    await clickContinue(visited);
    await continueThroughQuestions(visited, 'dob');
    await submitDetails(visited.user);
    await expectPage('/proofing/p5-pds-limit');
    expect(calls('nhs-known')).toBe(2);
  });

  it('shows the details and returns to them after a change when the user proves another way', async () => {
    const visited = await withdrawOtherWay();
    await chooseAndContinue(visited, 'Prove who I am another way');
    await expectPage(confirm);
    await visited.user.click(link(/^Change ?date of birth$/));
    await expectPage('/proofing/enter-dob');
    await clickContinue(visited);
    await expectPage(confirm);
  });
});

describe('no match retry', () => {
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

    it('shows an empty field for the NHS number after no match, without "no" chosen', async () => {
      await tryNumber();
      expect(byId('choice-1')).toBeChecked();
      expect(byId('choice-2')).not.toBeChecked();
      expect(byId('nhsNumber')).toHaveValue('');
    });

    it('shows "yes" chosen for the NHS number after no match and a reload', async () => {
      await tryNumber();
      await unloadDocument();
      await visit(number);
      await expectPage(number);
      expect(byId('choice-1')).toBeChecked();
    });

    it('stores "no" for the NHS number again after no match, and shows it on the way back', async () => {
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

    it('asks for the NHS number from the page of several matches', async () => {
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
    ] as const)('preserves the return to no match after a change of the %s', async (detail, from) => {
      const visited = await openProofing(`${check}?noMatch`, byName);
      await visited.user.click(link(new RegExp(`^Change ?${detail}$`)));
      await expectPage(`/proofing/enter-${from}?noMatch&change`);
      await clickContinue(visited);
      await expectPage(`${check}?noMatch`);
      await clickBack(visited.user);
      await expectPage(noMatch);
    });

    it('preserves the return to no match after a change of the name, also by Back', async () => {
      const visited = await openProofing(`${check}?noMatch`, byName);
      for (const leave of [() => clickContinue(visited), () => clickBack(visited.user)]) {
        await visited.user.click(link(/^Change ?name$/));
        await expectPage('/proofing/enter-name?noMatch&change');
        await leave();
        await expectPage(`${check}?noMatch`);
      }
    });

    it('preserves the return to no match through an unsupported date of birth and postcode', async () => {
      const visited = await openProofing(`${check}?noMatch`, byName);
      await visited.user.click(link(/^Change ?date of birth$/));
      await expectPage('/proofing/enter-dob?noMatch&change');
      await fill(visited.user, 'dob-year', String(new Date().getFullYear() - 1));
      await clickContinue(visited);
      await expectPage('/proofing/you-need-to-be-over-11?noMatch&change');
      await visited.user.click(link(/enter your date of birth/));
      await expectPage('/proofing/enter-dob?noMatch&change');
      for (const [id, text] of Object.entries({ 'dob-day': '15', 'dob-month': '3', 'dob-year': '1984' }))
        await fill(visited.user, id, text);
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
});

describe('unsupported postcode', () => {
  const check = '/proofing/check-your-details';
  const number = '/proofing/know-nhs-number';
  const question = '/proofing/enter-postcode';
  const area = '/proofing/nhs-login-not-available-your-area';

  const sent = () =>
    world()
      .calls.filter(({ path }) => path.startsWith('/api/proofing/'))
      .map(({ body }) => body);

  const refused = [...byNumber, postcodeOutOfArea('EH1 1AA')];

  it('never sends an unsupported postcode, and searches from the page with the former one', async () => {
    const { user } = await openProofing('/proofing/submit', refused);
    await expectPage(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(button('Submit information'));
    await expectPage('/nhs-login-consent');
    expect(sent()).toEqual([expect.objectContaining({ postcode: 'LS1 4AP' })]);
  });

  it('keeps a user without a former postcode out of the page of all details', async () => {
    await openProofing(check, [...byNumber.slice(0, -1), postcodeOutOfArea('EH1 1AA')]);
    await expectPage(number);
    expect(sent()).toEqual([]);
  });

  it('replaces no account while the postcode is unsupported', async () => {
    const eligible = foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ab'] });
    await openProofing('/proofing/confirm-account-replacement', [...byNumber, eligible, postcodeOutOfArea('EH1 1AA')]);
    await expectPage('/proofing/find-nhs-record');
  });

  it('preserves the former postcode after Change, and Back shows all details', async () => {
    const visited = await openProofing(check, byNumber);
    await visited.user.click(link('Change postcode'));
    await expectPage(`${question}?change`);
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await clickContinue(visited);
    await expectPage(`${area}?change`);
    window.history.back();
    await expectPage(`${question}?change`);
    expect(byId('postcode')).toHaveValue('EH1 1AA');
    await clickBack(visited.user);
    await expectPage(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
    expect(screen.queryByText('EH1 1AA')).not.toBeInTheDocument();
  });

  it('preserves the former postcode after the unsupported one is retracted, also after a reload', async () => {
    const first = await openProofing(`${area}?change`, refused);
    await first.user.click(button('Enter a different postcode'));
    await expectPage(`${question}?change`);
    expect(byId('postcode')).toHaveValue('');
    await unloadDocument();
    const { user } = await visit(`${question}?change`);
    expect(byId('postcode')).toHaveValue('');
    await clickBack(user);
    await expectPage(check);
    expect(screen.getByText('LS1 4AP')).toBeVisible();
  });

  it('shows the unsupported postcode in its field on the way back, and refuses it again', async () => {
    const visited = await openProofing('/proofing/enter-postcode', byNumber);
    await fill(visited.user, 'postcode', 'EH1 1AA');
    await clickContinue(visited);
    await expectPage(area);
    window.history.back();
    await expectPage('/proofing/enter-postcode');
    expect(byId('postcode')).toHaveValue('EH1 1AA');
    await clickContinue(visited);
    await expectPage(area);
  });

  it('shows the unsupported postcode after a reload until another is entered', async () => {
    await openProofing(area, refused);
    await unloadDocument();
    const visited = await visit(area);
    expect(await screen.findByText('EH1 1AA')).toBeVisible();
    await visited.user.click(button('Enter a different postcode'));
    await expectPage('/proofing/enter-postcode');
    expect(byId('postcode')).toHaveValue('');
    await fill(visited.user, 'postcode', 'LS1 4AP');
    await clickContinue(visited);
    await expectPage(check);
    expect(visited.store.getState().proofing).toMatchObject({ postcode: 'LS1 4AP', outOfAreaPostcode: '' });
  });
});
