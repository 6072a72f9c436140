import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignIn } from '@/api/login';
import { emailEntered, numberRegistered, signedIn, userChanged } from '@/state/events';
import { signInAs } from '../../../mocks/server';
import { guardedBy } from '../../support/addresses';
import { codeDue, codeSent } from '../../support/code-sent';
import { expectPage } from '../../support/page';
import { unloadDocument, visit } from '../../support/visit';

const offers = guardedBy('passwordAccepted');
const codes = guardedBy('codeSent');
const email = emailEntered('mobile@example.com');
const numbers = (phone_number: string | null, landline_number: string | null) =>
  signedIn({ authentication_state: 'VERIFIED', phone_number, landline_number } as SignIn);

const open = (path: string, ...events: UnknownAction[]) => {
  signInAs('mobile', { upTo: 'arrival' });
  return visit(path, { events });
};

describe('guards of the code pages', () => {
  it.each([...offers, ...codes])('redirects %s to the email address at the start of a login', async (path) => {
    await open(path);
    await expectPage('/enter-email');
    expect(screen.queryByText(/text message|calling/)).not.toBeInTheDocument();
  });

  it.each([...offers, ...codes, '/mobile-code-expired'])(
    'redirects %s to the password when only the email address is known',
    async (path) => {
      await open(path, email);
      await expectPage('/log-in-password');
    },
  );

  it.each([...offers, ...codes])('redirects %s to the password after another user has logged in', async (path) => {
    await open(path, email, codeDue, codeSent(), userChanged(), emailEntered('other@example.com'));
    await expectPage('/log-in-password');
  });

  it.each(offers)('opens %s after the correct password, also after a reload', async (path) => {
    await open(path, email, codeDue);
    await expectPage(path);
    await unloadDocument();
    await visit(path);
    await expectPage(path);
  });

  it.each([...offers, ...codes, '/mobile-code-expired'])('opens %s after a code was sent, also after a reload', async (path) => {
    await open(path, email, codeSent());
    await expectPage(path);
    await unloadDocument();
    await visit(path);
    await expectPage(path);
  });

  it.each(['/enter-mobile-code', '/enter-landline-code'])('opens %s for the number of a new account', async (path) => {
    await open(path, email, numberRegistered({ phone_number: '•••0338', landline_number: null }));
    await expectPage(path);
  });

  it.each(['UNREGISTERED', 'RESET_PASSWORD'])(
    'keeps the code page closed after a password that continues elsewhere: %s',
    async (authentication_state) => {
      await open('/get-call-landline', email, signedIn({ authentication_state } as SignIn));
      await expectPage('/log-in-password');
    },
  );
});

describe.each(codes)('%s before a code was sent', (path) => {
  it.each([
    ['a choice for two phones', '•••0338', '•••0456', '/choose-authentication-method'],
    ['the call for a landline', null, '•••0456', '/get-call-landline'],
    ['the password for a mobile phone', '•••0338', null, '/log-in-password'],
    ['the password for numbers that were not told', null, null, '/log-in-password'],
  ])('redirects to %s', async (_what, mobile, landline, to) => {
    await open(path, email, numbers(mobile, landline));
    await expectPage(to);
  });
});

describe('/mobile-code-expired', () => {
  it('opens for a visitor of whom nothing is known', async () => {
    await visit('/mobile-code-expired');
    await expectPage('/mobile-code-expired', 'This security code has expired');
  });
});
