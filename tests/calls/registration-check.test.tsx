import { describe, expect, it } from 'vitest';
import { emailEntered } from '@/state/events';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer, signInAs, world } from '../../mocks/server';
import { byId, errorSummary, expectPage, fieldError } from '../support/page';
import { sample } from '../support/sample';
import { visit } from '../support/visit';

const email = 'somebody-new@example.com';
const sent = () => world().calls.filter(({ path }) => path.endsWith('/validate-email'));
const check = () => visit('/check-registration', { events: [emailEntered(email)] });

describe('call validate-email', () => {
  it('shows the password page and replaces the history entry', async () => {
    signInAs('not-found');
    const before = window.history.length;
    await check();
    await expectPage('/register/create-password', 'Create a password');
    expect(sent().map(({ body }) => body)).toEqual([{ email }]);
    expect(window.history.length).toBe(before);
  });

  it('asks for the address without a stored one, and sends no call', async () => {
    signInAs('not-found');
    await visit('/check-registration');
    await expectPage('/register/enter-email', 'What is your email address?');
    expect(sent()).toEqual([]);
  });

  it.each<[ScenarioId, string]>(
    sample(
      [
        ['validate-email.too-many', '/register/attempts-exceeded'],
        ['validate-email.forbidden', '/register/attempts-exceeded'],
        ['validate-email.already-exists', '/register/already-have-an-account'],
        ['validate-email.invalid-email', '/register/enter-email'],
        ['validate-email.failed', '/register/error'],
        ['validate-email.unavailable', '/service-busy'],
      ],
      4,
    ),
  )('shows, for the address check answer %s, the page %s', async (scenario, path) => {
    signInAs('not-found');
    answer(scenario);
    await check();
    await expectPage(path);
  });

  it('shows the invalid address on its form', async () => {
    signInAs('not-found');
    answer('validate-email.invalid-email');
    await check();
    await expectPage('/register/enter-email');
    const sentence = 'Enter an email address in the correct format, like name@example.com';
    expect(await errorSummary()).toEqual([sentence]);
    expect(fieldError(byId('user-email'))).toBe(sentence);
    expect(byId('user-email')).toHaveValue(email);
  });

  it('shows that the address already has an account', async () => {
    signInAs('mobile');
    await visit('/check-registration', { events: [emailEntered('mobile@example.com')] });
    await expectPage('/register/already-have-an-account');
  });
});
