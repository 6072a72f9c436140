import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectPage } from '../support/page';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';

const Location = 'https://client.example.com/?code=1';
const exchange = (json: object) =>
  sendWithAnswer(senderOf('authcode'), { status: 200, json: { id_token: 'e30.e30.e30', Location, ...json } });

const agreements = [
  ['consent_required', '/nhs-login-consent', 'Agree to share your login information'],
  ['terms_update_required', '/terms-update', 'NHS login terms of use update'],
] as const;

describe.each(agreements)('authorisation code with %s', (flag, path, heading) => {
  it.each([['true'], ['TRUE'], [1], ['1'], [true]])('asks for consent or terms before the hand-over when the flag is %j', async (given) => {
    const { exits } = await exchange({ [flag]: given });
    await expectPage(path, heading);
    expect(exits).toEqual([]);
  });

  it.each(sample([['yes'], [''], [2], [{}], [[]], [[true]], ['null']], 4))('shows the error page when the flag is %j', async (given) => {
    const { exits } = await exchange({ [flag]: given });
    await expectPage('/error', 'Something went wrong');
    expect(exits).toEqual([]);
  });

  it.each([['false'], ['False'], [0], ['0'], [false], [null]])('hands the user over when the flag is %j', async (given) => {
    const { exits } = await exchange({ [flag]: given });
    await waitFor(() => expect(exits).toEqual([Location]));
  });
});
