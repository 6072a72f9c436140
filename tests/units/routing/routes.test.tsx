import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  codeNotMissing,
  codeWasSent,
  details,
  duplicateFound,
  emailFound,
  emailKnown,
  emailUnconfirmed,
  hasIdentityToken,
  mayRegister,
  migration,
  newEmail,
  notReplaced,
  notUplifted,
  passwordAccepted,
  postcodeReached,
  session,
} from '@/app/guards';
import { routes } from '@/app/routes';
import { addresses as known } from '@/paths';
import { emailEntered } from '@/state/events';
import { signInAs } from '../../../mocks/server';
import { addresses } from '../../support/addresses';
import { expectConsoleMessage } from '../../support/console-guard';
import { byNumber, foundDuplicate } from '../../support/open-proofing';
import { address, expectPage, paragraphWithText } from '../../support/page';
import { sample } from '../../support/sample';
import { visit } from '../../support/visit';

const guards = new Map([
  [session, 'session'],
  [hasIdentityToken, 'identityToken'],
  [emailKnown, 'email'],
  [passwordAccepted, 'passwordAccepted'],
  [codeWasSent, 'codeSent'],
  [codeNotMissing, 'codeNotMissing'],
  [mayRegister, 'mayRegister'],
  [newEmail, 'newEmail'],
  [emailUnconfirmed, 'unconfirmed'],
  [notUplifted, 'notUplifted'],
  [details, 'details'],
  [postcodeReached, 'postcodeReached'],
  [notReplaced, 'notReplaced'],
  [duplicateFound, 'duplicateFound'],
  [emailFound, 'emailFound'],
  [migration, 'migration'],
]);

const named = addresses.map((row) => [row[0] === '*' ? '/no/such-page' : row[0], row] as const);

describe('route table', () => {
  it('has every address of the specifications once and no other', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(addresses.map(([path]) => path).toSorted());
    expect(new Set(routes.map(({ path }) => path)).size).toBe(104);
  });

  it('has the addresses that the app adds', () => {
    expect([...known].toSorted()).toEqual(addresses.flatMap(([path]) => (path === '*' ? [] : [path])).toSorted());
  });

  it.each(addresses)('lists the guards of %s in order', (path, ...expected) => {
    const row = routes.find((candidate) => candidate.path === path);
    expect((row?.guards ?? []).map((guard) => guards.get(guard))).toEqual(expected);
  });

  it('ends with the page of unknown addresses', () => {
    expect(routes.at(-1)?.path).toBe('*');
  });
});

const eligible = foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ws••••••@example.com'] });

const persons: readonly [string, () => unknown, readonly UnknownAction[]][] = [
  [
    'an email address and every answer',
    () => signInAs('uplift', { upTo: 'identity-token' }),
    [emailEntered('uplift@example.com'), ...byNumber],
  ],
  ['a session', () => signInAs('mobile'), []],
  ['a session in which the password was given', () => signInAs('both', { upTo: 'password' }), []],
  ['a session and an identity token', () => signInAs('mobile', { upTo: 'identity-token' }), []],
  ['nothing at all', () => undefined, []],
  ['every answer and another account', () => signInAs('uplift', { upTo: 'identity-token' }), [...byNumber, eligible]],
];

describe.each(sample(persons, 1))('deep link with %s', (_with, arrange, events) => {
  it.each(sample(named, 26))('shows %s with one page, one heading and a title', async (path) => {
    if (path.endsWith('/p5-unable-to-save-details')) expectConsoleMessage(/^P5 failure data could not be saved$/);
    if (path === '/reset/new-password') expectConsoleMessage(/^Reset password link is malformed$/);
    arrange();
    await visit(path, { events, strict: false });
    await waitFor(() => {
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getAllByRole('main')).toHaveLength(1);
      const heading = screen.getByRole('heading', { level: 1 }).textContent;
      expect(heading).not.toBe('');
      expect(document.title).toBe(`${heading} - NHS login`);
    });
    expect(screen.queryByText('We could not show this page.', { exact: false })).not.toBeInTheDocument();
  });
});

describe('address /', () => {
  it('redirects to the entry screen and preserves the query', async () => {
    signInAs('mobile');
    await visit('/?client_id=someone&state=a%20b');
    await expectPage('/enter-email?client_id=someone&state=a%20b', 'Enter your email address');
  });

  it('shows the error page without a session', async () => {
    await visit('/');
    await expectPage('/error', 'Something went wrong');
  });
});

describe('address /proofing', () => {
  it('redirects to the start of proofing, and replaces the history entry', async () => {
    signInAs('uplift', { upTo: 'identity-token' });
    const before = window.history.length;
    await visit('/proofing');
    await expectPage('/proofing/find-nhs-record', 'Help us find your NHS record');
    expect(window.history.length).toBe(before);
  });

  it('shows the error page without a session', async () => {
    await visit('/proofing');
    await expectPage('/error', 'Something went wrong');
  });
});

describe('unknown address', () => {
  it.each([
    '/no/such-page',
    '/enter-email/more',
    '/..%2f',
    '/cookies/cookie-settings/x',
    '/register',
    '/recovery',
    '/reset',
    '/reset/new-password/x',
    '/proofing/x',
    '/proofing/submit/x',
  ])('shows for %s the page of unknown addresses', async (path) => {
    signInAs('mobile');
    await visit(path);
    expect(screen.getByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeVisible();
    expect(screen.getByText(paragraphWithText('Reference: CID0404'))).toBeVisible();
    expect(address()).toBe(path);
  });
});
