import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { tolerateMovedNodes } from '@/app/crash';
import { startClock } from '@/session/clock';
import { emailEntered } from '@/state/events';
import { translatePage } from '../../e2e/support/translator';
import { minute } from '../../mocks/backend/clock';
import { emailOf } from '../../mocks/people/personas';
import { answer, signInAs } from '../../mocks/server';
import { codeSent } from '../support/environment';
import { advanceClock, button, byId, expectPage, fieldError, fill, now, visit } from '../support/user';

const { removeChild, insertBefore } = Node.prototype;
let stop: () => void = () => undefined;

const translate = () => void (stop = translatePage((text) => `«${text}»`));

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  tolerateMovedNodes();
});

afterEach(() => {
  stop();
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

describe('tolerateMovedNodes', () => {
  /* The changes that translators and extensions make to elements are tested here. */
  /* eslint-disable testing-library/no-node-access */

  function Page() {
    const [shown, show] = useState(true);
    return (
      <main>
        {shown && <p>Cookie banner</p>}
        {!shown && <p>Saved</p>}
        <div>{shown ? 'First sentence' : <b>Second sentence</b>}</div>
        <footer>Footer</footer>
        <button onClick={() => show(!shown)}>Go on</button>
      </main>
    );
  }

  const goOn = () => userEvent.click(screen.getByRole('button'));

  it('lets React remove an element that an extension has removed', async () => {
    render(<Page />);
    screen.getByText('Cookie banner').remove();
    await goOn();
    expect(screen.getByRole('main')).toHaveTextContent('SavedSecond sentenceFooterGo on');
  });

  it('lets React remove an element that an extension has wrapped', async () => {
    render(<Page />);
    const banner = screen.getByText('Cookie banner');
    const wrapper = document.createElement('div');
    banner.replaceWith(wrapper);
    wrapper.append(banner);
    await goOn();
    expect(screen.queryByText('Cookie banner')).not.toBeInTheDocument();
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('lets React insert an element before one that an extension has wrapped, in front of the wrapper', async () => {
    render(<Page />);
    await goOn();
    const next = screen.getByText('Second sentence').parentElement as HTMLElement;
    const wrapper = document.createElement('div');
    next.replaceWith(wrapper);
    wrapper.append(next);
    await goOn();
    expect(screen.getByRole('main')).toHaveTextContent('Cookie bannerFirst sentenceFooterGo on');
    expect(screen.getByText('Cookie banner').nextElementSibling).toBe(wrapper);
  });

  it('lets React insert an element before one that an extension has removed', async () => {
    render(<Page />);
    await goOn();
    (screen.getByText('Second sentence').parentElement as HTMLElement).remove();
    await goOn();
    expect(screen.getByText('Cookie banner')).toBeVisible();
  });

  it('lets React remove a text that a translator has replaced', async () => {
    render(<Page />);
    const text = screen.getByText('First sentence').firstChild as Text;
    const font = document.createElement('font');
    font.textContent = 'Erster Satz';
    text.replaceWith(font);
    await goOn();
    expect(screen.getByText('Second sentence')).toBeVisible();
  });

  it('leaves the other insertions and removals of nodes as they are', () => {
    render(<Page />);
    const list = document.createElement('ul');
    const [first, second] = [document.createElement('li'), document.createElement('li')];
    expect(list.insertBefore(second, null)).toBe(second);
    expect(list.insertBefore(first, second)).toBe(first);
    expect([...list.children]).toEqual([first, second]);
    expect(list.removeChild(first)).toBe(first);
    expect([...list.children]).toEqual([second]);
    act(() => undefined);
    expect(console.info).not.toHaveBeenCalled();
  });
});

/** All text of the page, without the marks of the translator. */
const mainText = () => screen.getByRole('main').textContent.replace(/[«»]/g, '');

it('shows on a translated page the second error of a field instead of the first', async () => {
  const { user } = await visit('/enter-email', { persona: 'mobile' });
  translate();
  const field = byId('user-email');
  await user.click(screen.getByRole('button', { name: /Continue/ }));
  await waitFor(() => expect(fieldError(field)).toMatch(/You need to enter your email address/));
  await fill(user, 'user-email', 'not an address');
  await user.click(screen.getByRole('button', { name: /Continue/ }));
  await waitFor(() => expect(fieldError(field)).toMatch(/in the correct format/));
  expect(fieldError(field)).not.toMatch(/You need to enter/);
  expect(mainText()).not.toMatch(/You need to enter/);
});

it('shows on a translated page until when the newest code works', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  startClock();
  const { user } = await visit('/enter-mobile-code', { persona: 'mobile', upTo: 'mobile-code', events: [codeSent()] });
  await user.click(button('Send the security code again'));
  await waitFor(() => expect(mainText()).toMatch(/It works until/));
  translate();
  const first = /It works until [^.]*/.exec(mainText())?.[0];
  advanceClock(2 * minute);
  await user.click(screen.getByRole('button', { name: /Send the security code again/ }));
  await waitFor(() => expect(mainText()).toMatch(/You have been sent a new security code/));
  await waitFor(() => expect(/It works until [^.]*/.exec(mainText())?.[0]).not.toBe(first));
  expect(mainText().match(/It works until/g)).toHaveLength(1);
});

it('updates the minutes of a lock on a translated page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  startClock();
  signInAs('mobile');
  answer('password.password-attempts-exceeded');
  const { user } = await visit('/log-in-password', { events: [emailEntered(emailOf('mobile'))] });
  await fill(user, 'password-input', 'wrong');
  await user.click(button('Continue'));
  await expectPage('/password-attempts-exceeded');
  translate();
  expect(mainText()).toMatch(/about 15 minutes/);
  advanceClock(6 * minute);
  await waitFor(() => expect(mainText()).toMatch(/about 9 minutes/));
  expect(mainText()).not.toMatch(/about 15 minutes/);
  advanceClock(9 * minute);
  await waitFor(() => expect(mainText()).toMatch(/You can try again now/));
  expect(mainText()).not.toMatch(/about 9 minutes/);
});
