import { doesNotAgree } from '../support/consent';
import { expect, test } from '../support/test';

test('goes to the service without sharing', async ({ visitor, mock }) => {
  await doesNotAgree(visitor);
  await visitor.chooses('Go to Example health service without sharing my login information');
  await visitor.isSentBackWith('ConsentNotGiven');
  expect(await mock.calls('/api/account/consent')).toHaveLength(0);
});
