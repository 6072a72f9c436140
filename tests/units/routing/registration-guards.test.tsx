import { describe, expect, it } from 'vitest';
import { emailConfirmed, emailEntered } from '@/state/events';
import { signInAs, world } from '../../../mocks/server';
import { addresses, guardedBy } from '../../support/addresses';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { unloadDocument, visit } from '../../support/visit';

const known = [emailEntered('somebody-new@example.com')];
const pages = addresses.flatMap(([path]) => (/^\/(register|recovery)\//.test(path) ? [path] : []));

describe('registration guards for a client without registration', () => {
  it.each(sample(guardedBy('mayRegister'), 4))('redirect %s to the page of no registration', async (path) => {
    signInAs('not-found', { oidc: { allow_registration: 'false' } });
    await visit(path, { events: known });
    await expectPage('/not-registered', 'We cannot log you in');
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each(['/register/create-account', '/register/create-password'])(
    'redirect %s to the page of no registration before the email address',
    async (path) => {
      signInAs('not-found', { oidc: { allow_registration: 'false' } });
      await visit(path);
      await expectPage('/not-registered', 'We cannot log you in');
    },
  );

  it.each(
    sample(
      pages.filter((path) => !guardedBy('mayRegister').includes(path)),
      4,
    ),
  )('open %s all the same', async (path) => {
    signInAs('not-found', { oidc: { allow_registration: 'false' } });
    await visit(path, { events: known });
    await expectPage(path);
  });

  it('ignore an address that allows registration', async () => {
    signInAs('not-found', { oidc: { allow_registration: 'false' } });
    await visit('/register/create-account-steps?allow_registration=true');
    await expectPage('/not-registered', 'We cannot log you in');
  });
});

describe('client that refuses registration in another spelling', () => {
  it.each([['FALSE'], [' false'], ['0'], [false], [0]])('redirects for %j to the page of no registration', async (allow_registration) => {
    signInAs('not-found', { oidc: { allow_registration } });
    await visit('/register/create-account-steps');
    await expectPage('/not-registered', 'We cannot log you in');
  });
});

describe('client that does not refuse registration', () => {
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
  )('opens every page for %s', async (_what, oidc) => {
    signInAs('not-found', { oidc });
    for (const path of guardedBy('mayRegister')) {
      await visit(path, { events: known });
      await expectPage(path);
      await unloadDocument();
    }
  });
});

describe('guard of the email address', () => {
  it.each(sample(guardedBy('newEmail'), 4))('redirects %s to the question for the address', async (path) => {
    signInAs('not-found');
    const before = window.history.length;
    await visit(path);
    await expectPage('/register/enter-email', 'What is your email address?');
    expect(window.history.length).toBe(before);
  });
});

describe('guard after a confirmed email address', () => {
  it.each(guardedBy('unconfirmed'))('redirects %s to the phone, and replaces the history entry', async (path) => {
    signInAs('not-found');
    const before = window.history.length;
    await visit(path, { events: [...known, emailConfirmed()] });
    await expectPage('/register/enter-mobile', 'Which phone do you want to use?');
    expect(window.history.length).toBe(before);
  });
});

describe('deep link to a registration page', () => {
  it.each(sample(pages, 4))('shows %s with a session and an email address', async (path) => {
    signInAs('not-found');
    await visit(path, { events: known });
    await expectPage(path);
  });
});
