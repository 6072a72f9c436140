import { describe, expect, it } from 'vitest';
import type { CallName } from '../../mocks/backend/http/calls';
import { type Details, healthRecords, nobody } from '../../mocks/people/health-records';
import { type PersonaId, personas, traitsOf } from '../../mocks/people/personas';
import { world } from '../../mocks/server';
import { bodyOf, post, type SignedIn, signedIn } from '../support/mock-requests';

const { okafor, smith, begum, walsh, zoe } = healthRecords;
const successful = { status: 200, body: { message: 'Uplift Successful' } };
const notFound = (error: string) => ({ status: 404, body: { error } });
const byNumber = (who: SignedIn, person?: Details, changed?: Partial<Details>) =>
  post(who, 'uplift-nhs-known', bodyOf(who, person, changed));
const byName = (who: SignedIn, person?: Details, changed?: Partial<Details>) =>
  post(who, 'uplift-demog-trace', bodyOf(who, person, changed));

describe('match by number', () => {
  it('raises the level of the account', async () => {
    const who = signedIn('uplift');
    expect(await byNumber(who, okafor, { postcode: 'ls14ap' })).toEqual(successful);
    expect(who.account).toMatchObject({ provenLevel: 'P5', nhsNumber: okafor.nhsNumber });
  });

  it.each<[string, Details, Partial<Details>, string]>([
    ['an unknown number', nobody, {}, 'No match found'],
    ['another postcode', okafor, { postcode: 'LS1 4AQ' }, 'No match found'],
    ['another date of birth', okafor, { dob: '1984-03-16' }, 'NHS number not verified'],
    ['a number that was never checked', begum, {}, 'NHS number not verified'],
    ['a record that was withdrawn', walsh, {}, 'Record has been invalidated'],
  ])('fails for %s', async (_why, person, changed, error) => {
    expect(await byNumber(signedIn('uplift'), person, changed)).toEqual(notFound(error));
  });
});

describe('match by name', () => {
  it.each<[string, Details, Partial<Details>]>([
    ['as it is', okafor, {}],
    ['without middle names', okafor, { middleNames: '' }],
    ['in capitals', okafor, { firstName: 'MAYA', lastName: 'OKAFOR' }],
    ['without accents, hyphen and apostrophe', zoe, { firstName: 'Zoe', middleNames: 'Anais', lastName: 'O Brien Nunez' }],
    ['with combining accents and another apostrophe', zoe, { lastName: "O'Brien-Núñez".normalize('NFD') }],
  ])('succeeds with the name %s', async (_how, person, changed) => {
    expect(await byName(signedIn('uplift'), person, changed)).toEqual(successful);
  });

  it.each<[string, Details, Partial<Details>, string]>([
    ['nobody', nobody, {}, 'No match found'],
    ['another middle name', okafor, { middleNames: 'Ada Rose' }, 'No match found'],
    ['two people', smith, {}, 'Multiple matches found'],
    ['a number that was never checked', begum, {}, 'NHS number not verified'],
  ])('fails for %s', async (_why, person, changed, error) => {
    expect(await byName(signedIn('uplift'), person, changed)).toEqual(notFound(error));
  });
});

describe.each<CallName>(['uplift-nhs-known', 'uplift-demog-trace', 'record-failure'])('uplift of %s', (call) => {
  it.each([
    ['an unknown token', (who: SignedIn) => post({ headers: { ...who.headers, authorization: 'x' } }, call, bodyOf(who)), 401],
    ['an unknown session', (who: SignedIn) => post(who, call, { ...bodyOf(who), session_id: 'x' }), 400],
    ['no date of birth', (who: SignedIn) => post(who, call, { ...bodyOf(who), date_of_birth: '' }), 400],
    ['neither number nor name', (who: SignedIn) => post(who, call, { ...bodyOf(who), nhs_number: '', first_name: '' }), 400],
  ])('refuses %s', async (_what, send, status) => {
    expect((await send(signedIn('uplift'))).status).toBe(status);
  });

  it('refuses an hour-old token and session', async () => {
    const who = signedIn('uplift');
    world().clock.advance(3_600_000);
    expect(await post(who, call, bodyOf(who))).toEqual({ status: 401, body: { message: 'Unauthorized' } });
  });
});

describe('failed matches', () => {
  it('lock at the fifth, by number or name, for 15 minutes', async () => {
    const who = signedIn('no-match');
    for (const match of [byNumber, byName, byNumber, byName]) expect((await match(who, nobody)).status).toBe(404);
    const end = Math.ceil((world().clock.now() + 15 * 60_000) / 1000);
    const { status, body } = await byNumber(who, nobody);
    expect([status, body.error]).toEqual([403, 'PDS rate limit exceeded']);
    expect(Math.abs(Number(body.lockout_time_seconds) - end)).toBeLessThan(5);
    expect((await byName(who)).body).toEqual({
      error: 'PDS rate limit has already been exceeded',
      lockout_time_seconds: body.lockout_time_seconds,
    });
    world().clock.advance(15 * 60_000);
    expect(await byName(who)).toEqual(successful);
  });

  it('are reset after a match', async () => {
    const who = signedIn('match-limit');
    expect(await byNumber(who)).toEqual(successful);
    expect(who.account.matchTries.count).toBe(0);
  });
});

describe('persona who types the details of /mock', () => {
  const matched = 'Uplift Successful';
  const outcomes: Partial<Record<PersonaId, [number: string, name: string]>> = {
    mobile: [matched, matched],
    uplift: [matched, matched],
    'uplift-p9': [matched, matched],
    'special-name': [matched, matched],
    forces: [matched, matched],
    border: [matched, matched],
    'no-match': ['No match found', 'No match found'],
    'several-matches': [matched, 'Multiple matches found'],
    'number-not-verified': ['NHS number not verified', 'NHS number not verified'],
    'record-invalidated': ['Record has been invalidated', 'Record has been invalidated'],
    'record-busy': ['Too many requests', 'Too many requests'],
    'record-timeout': ['Endpoint request timed out', 'Endpoint request timed out'],
    'already-uplifted': ['User has already been uplifted', 'User has already been uplifted'],
    'match-locked': ['PDS rate limit has already been exceeded', 'PDS rate limit has already been exceeded'],
    'match-limit': ['PDS rate limit exceeded', 'PDS rate limit exceeded'],
  };
  const typists = (Object.keys(personas) as PersonaId[]).filter((id) => traitsOf(id).details);

  describe.each(typists)('gets the result of %s', (persona) => {
    const [number, name] = outcomes[persona] ?? ['User not uplifted', 'User not uplifted'];
    it.each([
      ['number', byNumber, number],
      ['name', byName, name],
    ] as const)('is searched by %s', async (_way, match, expected) => {
      const { body } = await match(signedIn(persona), traitsOf(persona).details);
      expect(body.error ?? body.message).toBe(expected);
    });
  });
});

it('records what could not be matched', async () => {
  const who = signedIn('no-match');
  expect(await post(who, 'record-failure', { ...bodyOf(who, nobody), nhs_number: undefined })).toEqual({ status: 200, body: {} });
  expect(who.account.failureData).toEqual({ ...nobody, nhsNumber: '' });
  // A strict server refuses an empty text for what was not given.
  expect((await post(who, 'record-failure', { ...bodyOf(who, nobody), nhs_number: '' })).status).toBe(400);
});
