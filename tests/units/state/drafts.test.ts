import { describe, expect, it } from 'vitest';
import { openSignIn } from '@/session/sign-in';
import { draftChanged, emailEntered, loginBegun, securityCodeAccepted, signInEnded, stepEnded, userChanged } from '@/state/events';
import { openPersistedStore, persistedValues, stateAfter } from '../../support/bare-store';
import { writeSession } from '../../support/cookies-by-hand';
import { closeStores } from '../../support/open-stores';

const town = { town: { typed: 'Leeds', over: '' } };
const county = { county: { typed: 'Kent', over: '' } };

describe('drafts of a document', () => {
  it('are the last ones of each navigation', () => {
    const { drafts } = stateAfter(draftChanged({ one: town, shared: town }), draftChanged({ two: county, shared: county }));
    expect(drafts).toEqual({ one: town, two: county, shared: county });
  });

  it.each([signInEnded('timedOut'), signInEnded('replaced'), signInEnded('handedOver'), userChanged(), loginBegun()])(
    'end with %j',
    (event) => {
      expect(stateAfter(draftChanged({ one: town }), event).drafts).toEqual({});
    },
  );

  it.each([emailEntered('maya@example.com'), stepEnded(), securityCodeAccepted({ isDuplicatePhoneNumber: false })])(
    'survive %j',
    (event) => {
      expect(stateAfter(draftChanged({ one: town }), event).drafts).toEqual({ one: town });
    },
  );

  it('are not stored', async () => {
    writeSession('first');
    openSignIn();
    await openPersistedStore(draftChanged({ one: town }), emailEntered('maya@example.com'));
    await closeStores();
    expect(await persistedValues('profile')).toMatchObject({ email: 'maya@example.com' });
    expect(await persistedValues('drafts')).toBeUndefined();
  });
});
