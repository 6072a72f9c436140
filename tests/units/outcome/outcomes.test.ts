import { expect, it } from 'vitest';
import { correctedAt } from '@/outcome/corrected-at';
import * as outcomes from '@/outcome/outcome';
import { stepTo } from '@/outcome/step-to';
import { paths } from '@/paths';
import { makeStore } from '@/state/store';
import { registerStore } from '../../support/open-stores';

const { goTo, invalid } = outcomes;

it('returns from each outcome function what its name declares', () => {
  expect(outcomes.openInNewTab(paths.cookies)).toEqual({ kind: 'newTab', to: '/cookies' });
  expect(outcomes.leaveFor('https://client.example')).toEqual({ kind: 'leave', url: 'https://client.example' });
  expect(outcomes.leaveAndEndSession('https://client.example', 'handedOver')).toEqual({
    kind: 'leave',
    url: 'https://client.example',
    signOut: 'handedOver',
  });
  expect(outcomes.endSession(paths.sessionInvalid, 'invalid')).toEqual({
    kind: 'go',
    to: '/session-invalid',
    signOut: 'invalid',
  });
  expect(outcomes.stay).toEqual({ kind: 'stay' });
  expect(outcomes.noAnswer).toEqual({ kind: 'invalid', field: '', code: 'NO_ANSWER' });
  expect(outcomes.noAnswerAgain).toEqual({ kind: 'invalid', field: '', code: 'NO_ANSWER_AGAIN' });
});

it('sends only a refused field to the form where it can be corrected', () => {
  const refused = invalid('email', 'EMAIL_FORMAT');
  expect(correctedAt(paths.enterEmail, refused)).toEqual({ kind: 'go', to: '/enter-email', state: { refused } });
  for (const other of [outcomes.noAnswer, goTo(paths.login), outcomes.stay, outcomes.leaveFor('/x')]) {
    expect(correctedAt(paths.enterEmail, other)).toBe(other);
  }
});

it('continues from a choice to its page with the navigation state, and declares the page', async () => {
  const opened = makeStore();
  registerStore(opened);
  const choice = stepTo(paths.enterEmail, { notAgreed: true });
  expect(await opened.store.dispatch(choice())).toEqual({ kind: 'go', to: '/enter-email', state: { notAgreed: true } });
});
