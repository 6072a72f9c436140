import { describe, expect, it } from 'vitest';
import { emailConfirmed, emailEntered } from '@/state/events';
import { signInAs, world } from '../../../mocks/server';
import { addresses, guardedBy } from '../../support/addresses';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { unloadDocument, visit } from '../../support/visit';

const known = [emailEntered('somebody-new@example.com')];
const pages = addresses.flatMap(([path]) => (/^\/(register|recovery)\//.test(path) ? [path] : []));

describe('where the client allows no registration', () => {
  it.each(sample(guardedBy('mayRegister'), 4))('%s leads to the page that says so', async (path) => {
    signInAs('not-found', { oidc: { allow_registration: 'false' } });
    await visit(path, { events: known });
    await expectPage('/not-registered', 'We cannot log you in');
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each(['/register/create-account', '/register/create-password'])('%s says so before it misses the email address', async (path) => {
    signInAs('not-found', { oidc: { allow_registration: 'false' } });
    await visit(path);
    await expectPage('/not-registered', 'We cannot log you in');
  });

  it.each(
    sample(
      pages.filter((path) => !guardedBy('mayRegister').includes(path)),
      4,
    ),
  )('%s is open all the same', async (path) => {
    signInAs('not-found', { oidc: { allow_registration: 'false' } });
    await visit(path, { events: known });
    await expectPage(path);
  });

  it('an address that says otherwise changes nothing', async () => {
    signInAs('not-found', { oidc: { allow_registration: 'false' } });
    await visit('/register/create-account-steps?allow_registration=true');
    await expectPage('/not-registered', 'We cannot log you in');
  });
});

describe('where the client says no in another spelling', () => {
  it.each([['FALSE'], [' false'], ['0'], [false], [0]])('%j leads to the page that says so', async (allow_registration) => {
    signInAs('not-found', { oidc: { allow_registration } });
    await visit('/register/create-account-steps');
    await expectPage('/not-registered', 'We cannot log you in');
  });
});

describe('where the client says anything but no', () => {
  it.each<[string, Record<string, unknown>]>(
    sample(
      [
        ['nothing', {}],
        ["'true'", { allow_registration: 'true' }],
        ['null', { allow_registration: null }],
        ['something that cannot be read', { allow_registration: ['false'] }],
        ['an empty text', { allow_registration: '' }],
      ],
      4,
    ),
  )('%s, every page is open', async (_what, oidc) => {
    signInAs('not-found', { oidc });
    for (const path of guardedBy('mayRegister')) {
      await visit(path, { events: known });
      await expectPage(path);
      await unloadDocument();
    }
  });
});

describe('the guard of the email address', () => {
  it.each(sample(guardedBy('newEmail'), 4))('sends %s to where it is asked for', async (path) => {
    signInAs('not-found');
    const before = window.history.length;
    await visit(path);
    await expectPage('/register/enter-email', 'What is your email address?');
    expect(window.history.length).toBe(before);
  });
});

describe('once the email address is confirmed', () => {
  it.each(guardedBy('unconfirmed'))('%s leads to the phone, and leaves no entry', async (path) => {
    signInAs('not-found');
    const before = window.history.length;
    await visit(path, { events: [...known, emailConfirmed()] });
    await expectPage('/register/enter-mobile', 'Which phone do you want to use?');
    expect(window.history.length).toBe(before);
  });
});

describe('a deep link', () => {
  it.each(sample(pages, 4))('to %s with a session and an email address shows the page', async (path) => {
    signInAs('not-found');
    await visit(path, { events: known });
    await expectPage(path);
  });
});
