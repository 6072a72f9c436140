import { ApiError, rowFor } from '@/api/api-error';
import { sessionRows } from '@/outcome/common-errors';
import { goTo, invalid, leaveFor, noAnswer, stay } from '@/outcome/outcome';
import { correctedAt, stepTo } from '@/outcome/step';
import { paths } from '@/paths';
import { emailEntered } from '@/state/events';
import { openStore, rowsOf } from '../../support/environment';

const deny = 'User is not authorized to access this resource with an explicit deny';
const meaning = (status: number, body: unknown) => {
  const outcome = rowFor(new ApiError('answer', status, body), sessionRows)?.outcome;
  if (outcome?.kind === 'redirectRoundTrip') return outcome.by;
  return outcome?.kind === 'go' ? outcome.signOut : undefined;
};

it.each(
  rowsOf<string | undefined, [status: number, body: unknown]>([
    ['renewal', [401, { message: 'Unauthorized' }], [401, { message: 'unauthorized.' }]],
    ['renewal', [401, { message: 'Unauthorized', cid_error_code: '' }]],
    ['renewal', [401, { message: 'Unauthorized', cid_error_code: '<b>CID2013</b>' }]],
    ['renewal', [403, { Message: deny }], [403, { message: `${deny}.` }], [403, { Message: `${deny} in an identity-based policy` }]],
    [undefined, [401, {}], [401, { message: deny }], [401, { message: 'Unauthorized', cid_error_code: 'CID2013' }]],
    [undefined, [401, { message: 'Unauthorized request' }], [401, { message: 'Unauthorized..' }], [403, { message: 'Unauthorized' }]],
    [undefined, [403, { message: 'Forbidden' }], [403, { message: deny, cid_error_code: 'CID2013' }]],
    [undefined, [400, { error: 'Invalid OTP Session' }], [401, { error: 'invalid session' }], [0, undefined]],
    ['invalid', [400, { error: 'invalid session' }], [451, {}], [451, undefined]],
    ['firewall', [405, undefined], [405, { message: 'Unauthorized' }]],
  ]),
)('reads from the answer %j the session state: %s', ([status, body], means) => expect(meaning(status, body)).toBe(means));

it('sends only a refused field to the form where it can be corrected', () => {
  const refused = invalid('email', 'EMAIL_FORMAT');
  expect(correctedAt(paths.enterEmail, refused)).toEqual({ kind: 'go', to: '/enter-email', state: { refused } });
  for (const other of [noAnswer, goTo(paths.login), stay, leaveFor('/x')]) expect(correctedAt(paths.enterEmail, other)).toBe(other);
});

it('continues from a choice to its page with the navigation state, after its event', async () => {
  const { store } = openStore();
  const choice = stepTo(paths.enterEmail, { state: { notAgreed: true } }, emailEntered('maya@example.com'));
  expect(await store.dispatch(choice(undefined))).toEqual({ kind: 'go', to: '/enter-email', state: { notAgreed: true } });
  expect(store.getState().profile.email).toBe('maya@example.com');
});
