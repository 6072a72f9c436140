import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import {
  dobCleared,
  dobGiven,
  nameGiven,
  nhsNumberGiven,
  nhsNumberNotKnown,
  postcodeGiven,
  postcodeOutOfArea,
  replacementRequested,
  uplifted,
} from '@/state/events';
import { guardedBy } from '../../support/addresses';
import { byName, byNumber, foundDuplicate, openProofing } from '../../support/open-proofing';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { overwriteSlice } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

describe('guards of proofing', () => {
  const canReplace = foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ab'] });

  it.each(sample(guardedBy('notUplifted'), 4))('closes %s to a matched user', async (path) => {
    await openProofing(path, [...byNumber, canReplace, uplifted()]);
    await expectPage('/proofing/p5-already-completed', 'We have already matched you to your NHS record');
  });

  it.each(sample(guardedBy('details'), 4))('redirects %s to the missing answers', async (path) => {
    await openProofing(path, [canReplace]);
    await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
  });

  it.each(sample(guardedBy('notReplaced'), 4))('closes %s to a user whose account is being replaced', async (path) => {
    const { exits } = await openProofing(path, [...byNumber, canReplace, replacementRequested()], 'terms-only');
    // By way of /authcode.
    await expectPage('/terms-update');
    expect(exits).toEqual([]);
  });

  it.each(sample(guardedBy('duplicateFound'), 4))('closes %s to a user without another account', async (path) => {
    await openProofing(path, byNumber);
    await expectPage('/proofing/find-nhs-record', 'Help us find your NHS record');
  });

  it.each(sample(guardedBy('migration'), 4))('closes %s to a user who may not replace an account', async (path) => {
    await openProofing(path, [...byNumber, foundDuplicate({ email: ['ws••••••@example.com'] })]);
    await expectPage('/proofing/duplicate-nhs-number', 'You already have an NHS account');
  });

  it.each(
    sample(
      guardedBy('emailFound').flatMap((path) => [[path, 'several', ['ab', 'cd']] as const, [path, 'none', []] as const]),
      4,
    ),
  )('closes %s to a user whose other accounts do not have exactly one address: %s', async (path, _number, email) => {
    await openProofing(path, [...byNumber, foundDuplicate({ email: [...email] })]);
    await expectPage('/proofing/multiple-emails-found', 'We found more than one NHS account linked to your details');
  });

  it.each(sample(guardedBy('duplicateFound'), 4))('opens %s to a user with another account that may be replaced', async (path) => {
    const { exits } = await openProofing(path, [...byNumber, canReplace]);
    await expectPage(path);
    expect(exits).toEqual([]);
  });

  it.each(sample(guardedBy('postcodeReached'), 4))('closes %s to a user whose last postcode is unsupported', async (path) => {
    await openProofing(path, [...byNumber, postcodeOutOfArea('EH1 1AA'), canReplace]);
    await expectPage('/proofing/check-your-details', 'Check your details');
  });

  it('opens p5-already-completed to everybody with a session', async () => {
    await openProofing('/proofing/p5-already-completed');
    await expectPage('/proofing/p5-already-completed');
  });
});

describe('guard of the details', () => {
  const page = '/proofing/check-your-details';
  const lived = [dobGiven('1984-03-15'), postcodeGiven('LS1 4AP')];
  const named = (firstName: string, lastName: string) => nameGiven({ firstName, middleNames: 'Ada', lastName });

  it.each<[string, readonly UnknownAction[]]>(
    sample(
      [
        ['date of birth', [...byNumber, dobCleared()]],
        ['postcode', byNumber.slice(0, -1)],
        ['postcode within reach', [...byNumber.slice(0, -1), postcodeOutOfArea('EH1 1AA')]],
        ['date of birth, by name', [...byName, dobCleared()]],
        ['postcode, by name', byName.slice(0, -1)],
        ['word on whether the number is known', lived],
        ['number, although it is known', [...lived, nhsNumberGiven('')]],
        ['name, where the number is not known', [...lived, nhsNumberNotKnown()]],
        ['name, where the number is not known after all', [...byNumber, nhsNumberNotKnown()]],
        ['first name', [...lived, named('', 'Okafor')]],
        ['last name', [...lived, named('Maya', '')]],
        ['number, although there is a name', [...byName, nhsNumberGiven('')]],
      ],
      4,
    ),
  )('fails without a %s', async (_what, events) => {
    await openProofing(page, events);
    await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
  });

  it('fails with a name when it is unknown whether the user knows the number', async () => {
    await openProofing(page, byName);
    await unloadDocument();
    await overwriteSlice('proofing', { knowNhsNumber: null });
    await visit(page);
    await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
  });

  it.each<[string, readonly UnknownAction[]]>([
    ['number', byNumber],
    ['name', byName],
    ['name without middle names', [...byName, nameGiven({ firstName: 'Maya', middleNames: '', lastName: 'Okafor' })]],
    ['number, although there is a name', [...byName, ...byNumber]],
  ])('passes with a %s, a date of birth and a postcode', async (_what, events) => {
    await openProofing(page, events);
    await expectPage(page, 'Check your details');
  });
});
