import { describe, it } from 'vitest';
import { calls } from '../../../mocks/backend/http/calls';
import { answer } from '../../../mocks/server';
import { openVariant } from '../../support/open-variant';
import { expectPage } from '../../support/page';
import { performAction } from '../../support/page-action';

describe('new account with the address of the entry screen', () => {
  it.each([
    [409, '/register/already-have-an-account'],
    [403, '/register/attempts-exceeded'],
    [429, '/register/attempts-exceeded'],
    [500, '/register/error'],
  ])('shows, for the refusal %i, the page %s', async (status, to) => {
    const visited = await openVariant('register/create-account.usual');
    answer({ call: calls['validate-email'], answer: { status, json: { error: 'Refused' } } });
    await performAction(visited, { press: 'Create an account' });
    await expectPage(to);
  });
});
