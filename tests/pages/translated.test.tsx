import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tolerateMovedNodes } from '@/app/tolerate-moved-nodes';
import { startClock } from '@/session/clock';
import { emailEntered } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import { emailOf } from '../../mocks/people/personas';
import { answer, signInAs } from '../../mocks/server';
import { advanceClock } from '../support/advance-clock';
import { codeSent } from '../support/code-sent';
import { now } from '../support/locks';
import { button, byId, expectPage, fieldError, fill, groupError } from '../support/page';
import { openAndSubmit, type PageAction, signIn } from '../support/page-action';
import { translatePage } from '../support/translated';
import { visit } from '../support/visit';

const { removeChild, insertBefore } = Node.prototype;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  tolerateMovedNodes();
});
afterEach(() => {
  stop();
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** Everything that the page says, without the marks of the translator. */
const words = () => screen.getByRole('main').textContent.replace(/[«»]/g, '');

describe('page with text nodes replaced by a translator', () => {
  it('shows the second error of a field instead of the first', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    stop = translatePage();
    const field = byId('user-email');
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await waitFor(() => expect(fieldError(field)).toMatch(/You need to enter your email address/));
    await fill(user, 'user-email', 'not an address');
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await waitFor(() => expect(fieldError(field)).toMatch(/in the correct format/));
    expect(fieldError(field)).not.toMatch(/You need to enter/);
    expect(words()).not.toMatch(/You need to enter/);
  });

  it('shows the second error of the parts of a date instead of the first', async () => {
    signInAs('uplift', { upTo: 'identity-token' });
    const { user } = await visit('/proofing/enter-dob');
    stop = translatePage();
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await waitFor(() => expect(groupError()).not.toBe(''));
    const first = groupError();
    await fill(user, 'dob-day', '31');
    await fill(user, 'dob-month', '2');
    await fill(user, 'dob-year', '1990');
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await waitFor(() => expect(groupError()).not.toBe(first));
    expect(groupError()).toMatch(/^«Error: »«[^«]*»$|^«[^«]*»$/);
  });

  it('shows until when the newest code works', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    startClock();
    signInAs('mobile', { upTo: 'mobile-code' });
    const { user } = await visit('/enter-mobile-code', { events: [codeSent()] });
    await user.click(button('Send the security code again'));
    await waitFor(() => expect(words()).toMatch(/It works until/));
    stop = translatePage();
    const first = /It works until [^.]*/.exec(words())?.[0];
    advanceClock(2 * minute);
    await user.click(screen.getByRole('button', { name: /Send the security code again/ }));
    await waitFor(() => expect(words()).toMatch(/You have been sent a new security code/));
    await waitFor(() => expect(/It works until [^.]*/.exec(words())?.[0]).not.toBe(first));
    expect(words().match(/It works until/g)).toHaveLength(1);
  });

  it('updates the minutes of a lock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    startClock();
    const password: PageAction = {
      from: '/log-in-password',
      upTo: 'arrival',
      events: [emailEntered(emailOf('mobile'))],
      typed: { Password: 'wrong' },
      press: 'Continue',
    };
    signIn(password);
    answer('password.password-attempts-exceeded');
    await openAndSubmit(password);
    await expectPage('/password-attempts-exceeded');
    stop = translatePage();
    expect(words()).toMatch(/about 15 minutes/);
    advanceClock(6 * minute);
    await waitFor(() => expect(words()).toMatch(/about 9 minutes/));
    expect(words()).not.toMatch(/about 15 minutes/);
    advanceClock(9 * minute);
    await waitFor(() => expect(words()).toMatch(/You can try again now/));
    expect(words()).not.toMatch(/about 9 minutes/);
  });

  it('changes the name of the button that shows a password, and the announcement', async () => {
    signInAs('mobile');
    const { user } = await visit('/log-in-password', { events: [emailEntered(emailOf('mobile'))] });
    stop = translatePage();
    await user.click(button('Show password'));
    await waitFor(() => expect(words()).toMatch(/Your password is visible/));
    expect(button('Hide password')).toHaveTextContent(/Hide/);
    await user.click(button('Hide password'));
    await waitFor(() => expect(words()).toMatch(/Your password is hidden/));
    expect(words()).not.toMatch(/Your password is visible/);
    expect(button('Show password')).toHaveTextContent(/^«?Show»?$/);
  });

  it('changes the stage of the cookie banner', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    stop = translatePage();
    await user.click(screen.getByRole('button', { name: /Reject optional cookies/ }));
    const banner = screen.getByRole('region', { name: /Cookies on/ });
    await waitFor(() => expect(banner.textContent.replace(/[«»]/g, '')).toMatch(/You have rejected optional cookies/));
    expect(banner).not.toHaveTextContent(/We use some cookies/);
    await user.click(screen.getByRole('button', { name: /Hide this message/ }));
    await waitFor(() => expect(banner).not.toBeInTheDocument());
  });
});
