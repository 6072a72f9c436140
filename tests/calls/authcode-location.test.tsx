import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { byName } from '../support/open-proofing';
import { expectPage } from '../support/page';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { stored } from '../support/stored';
import { unloadDocument } from '../support/visit';

const origin = 'http://localhost:3000';
const pages = [
  ['/proofing/find-nhs-record', 'Help us find your NHS record'],
  ['/proofing/know-nhs-number', 'Do you know your NHS number?'],
  ['/proofing/enter-name', 'What is your name?'],
  ['/proofing/check-your-details', 'Check your details'],
  ['/proofing/no-match', 'We cannot find a match'],
] as const;
const personal = /Okafor|1984-03-15|LS1 4AP/;
const given = (Location: unknown) => ({ status: 200, json: { id_token: 'e30.e30.e30', Location } });
const ask = (location: unknown) => sendWithAnswer({ ...senderOf('authcode'), events: byName }, given(location));

describe('location of the authorisation code', () => {
  it.each(
    sample(
      pages.flatMap(([path, heading]) => [[path, path, heading] as const, [origin + path, path, heading] as const]),
      4,
    ),
  )('shows %s as a page of this app and preserves the answer', async (location, path, heading) => {
    const { exits, store } = await ask(location);
    await expectPage(path, heading);
    expect(exits).toEqual([]);
    expect(store.getState().proofing).toMatchObject({ lastName: 'Okafor', dob: '1984-03-15' });
    await unloadDocument();
    expect(await stored()).toMatch(personal);
    expect(document.cookie).toContain('id_token=e30.e30.e30');
  });

  it.each(
    sample(
      [
        ['/proofing/find-nhs-record/', '/proofing/find-nhs-record'],
        ['/PROOFING//find-nhs-record', '/proofing/find-nhs-record'],
        [`${origin}//proofing/find-nhs-record`, '/proofing/find-nhs-record'],
        [`${origin.toUpperCase()}/proofing/find-nhs-record`, '/proofing/find-nhs-record'],
        ['/proofing/find-nhs-record?client_id=example%20one&a=b', '/proofing/find-nhs-record?client_id=example%20one&a=b'],
        [`${origin}/proofing/find-nhs-record/?client_id=one`, '/proofing/find-nhs-record?client_id=one'],
        ['/proofing/other/../find-nhs-record', '/proofing/find-nhs-record'],
      ],
      4,
    ),
  )('shows %s as a page of this app in another spelling and preserves its query', async (location, path) => {
    const { exits, store } = await ask(location);
    await expectPage(path, 'Help us find your NHS record');
    expect(exits).toEqual([]);
    expect(store.getState().proofing).toMatchObject({ lastName: 'Okafor' });
  });

  it.each([`${origin}/proofing`, `${origin}/proofing/`, '/proofing'])('shows the start of the app for %s', async (location) => {
    const { exits } = await ask(location);
    await expectPage('/proofing/find-nhs-record', 'Help us find your NHS record');
    expect(exits).toEqual([]);
  });

  it.each(
    sample(
      [
        ['the client', 'https://client.example.com/callback?code=1&state=2'],
        ['another origin with the same path', 'https://evil.example/proofing/find-nhs-record'],
        ['another port', 'http://localhost:30001/proofing/find-nhs-record'],
        ['another scheme', 'https://localhost:3000/proofing/find-nhs-record'],
        ['the front end that proves who somebody is', `${origin}/pyi/patient-online/gp-connect`],
        ['a page of this app that is none of proofing', `${origin}/enter-email`],
        ['a way out of proofing', `${origin}/proofing/../enter-email`],
        ['an origin that only ends otherwise, with the same path', 'https://login.example.evil/proofing/'],
        ['a path that only begins like one', `${origin}/proofing/find-nhs-record-of-somebody-else`],
      ],
      4,
    ),
  )('hands the user over to %s and removes the data of the user', async (_where, location) => {
    const { exits, store } = await ask(location);
    await waitFor(() => expect(exits).toEqual([location]));
    expect(store.getState().proofing).toMatchObject({ lastName: '', dob: '', postcode: '' });
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
  });

  it.each(
    sample(
      [
        ['an origin that only begins like this one', 'http://localhost:3000.evil.example/proofing/find-nhs-record'],
        ['this origin as a user name', 'http://localhost:3000@evil.example/proofing/find-nhs-record'],
        ['no scheme', '//evil.example/proofing/find-nhs-record'],
        ['a backslash', `${origin}\\proofing\\find-nhs-record`],
        ['a script', 'javascript:location="/proofing/find-nhs-record"'],
        ['a list', ['/proofing/find-nhs-record']],
        ['nothing', ''],
      ],
      4,
    ),
  )('shows the error page for the location %s', async (_where, location) => {
    const { exits } = await ask(location);
    await expectPage('/error', 'Something went wrong');
    expect(exits).toEqual([]);
  });

  it('shows the terms update before the returned location', async () => {
    const answer = { status: 200, json: { id_token: 'e30.e30.e30', Location: '/proofing/find-nhs-record', terms_update_required: true } };
    await sendWithAnswer(senderOf('authcode'), answer);
    await expectPage('/terms-update', 'NHS login terms of use update');
  });
});
