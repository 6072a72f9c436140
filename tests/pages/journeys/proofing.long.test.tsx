import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PersonaId } from '../../../mocks/people/personas';
import { world } from '../../../mocks/server';
import { button, byId, expectPage } from '../../support/page';
import {
  answerAllQuestions,
  beginProofing,
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

  it('finds the address of one account', async () => {
    const visited = await beginProofing('duplicate');
    await answerAllQuestions(visited.user, 'duplicate', 'number');
    await expectPage(...found);
    await choose(visited, 'Get help finding the email address linked to this account');
    await expectPage('/proofing/email-address-found', 'We found your email address');
    expect(screen.getByText('ex••••••@example.com')).toBeVisible();
  });

  it('sends reminders to several accounts', async () => {
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
