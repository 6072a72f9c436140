import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock } from '@/session/clock';
import { securityCodeAccepted, stepEnded, stepStarted } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import type { PersonaId } from '../../mocks/people/personas';
import { answersOf } from '../../mocks/screens/proofing-answers';
import { signInAs, world } from '../../mocks/server';
import { openVariant } from '../support/open-variant';
import { arriveAt, button } from '../support/page';
import { depart, visit } from '../support/visit';

const begun = new Date(2026, 10, 23, 14, 58, 20).getTime();
const words = 'We will log you out at 3:58pm to keep your information safe. Finish before then, or what you have entered will be lost.';
const warning = () => screen.queryByText(/^We will log you out at/);
const announced = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .filter(Boolean);

/** So many minutes after the session began, the device notices. */
const at = (minutes: number, type = 'focus') =>
  act(() => {
    vi.setSystemTime(begun + minutes * minute);
    window.dispatchEvent(new Event(type));
  });

interface Way {
  path: string;
  persona: PersonaId;
  upTo: 'password' | 'identity-token';
  loggedIn: boolean;
}
const question: Way = { path: '/proofing/enter-dob', persona: 'uplift', upTo: 'identity-token', loggedIn: true };
const registration: Way = { path: '/register/create-password', persona: 'new-user', upTo: 'password', loggedIn: false };
const consent: Way = { path: '/nhs-login-consent', persona: 'mobile', upTo: 'identity-token', loggedIn: true };

const ended = { true: 'We have logged you out', false: 'Your session has ended' };

/** A page two minutes after the session has begun: what follows its end is there. */
async function open({ path, persona, upTo, loggedIn }: Way) {
  signInAs(persona, { upTo });
  const events = loggedIn ? [securityCodeAccepted({ isDuplicatePhoneNumber: false })] : [];
  await visit('/enter-email', { events: [...answersOf('uplift'), ...events] });
  await depart();
  at(2);
  const visited = await visit(path);
  await vi.dynamicImportSettled();
  return visited;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
  startClock();
});

describe.each([
  ['a question', question],
  ['a registration', registration],
  ['the consent', consent],
])('on %s', (_what, way) => {
  it('nothing is said with more than 10 minutes left', async () => {
    await open(way);
    at(49.9);
    expect(warning()).not.toBeInTheDocument();
  });

  it('10 minutes before the end a message stands under the header, announced once', async () => {
    await open(way);
    at(50);
    expect(screen.getByText(words)).toBeVisible();
    expect(announced()).toEqual([words]);
    expect(screen.getByRole('main')).not.toContainElement(warning());
    await depart();
    await visit(way.path);
    expect(await screen.findByText(words)).toBeVisible();
    expect(announced()).toEqual([]);
  });

  it('the message can be hidden, also for a reload, and comes once more 2 minutes before the end', async () => {
    const { user } = await open(way);
    at(51);
    await user.click(button('Hide this message'));
    expect(warning()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    await depart();
    await visit(way.path);
    await vi.dynamicImportSettled();
    expect(warning()).not.toBeInTheDocument();
    at(58);
    expect(announced()).toEqual([words]);
    expect(screen.getAllByText(words)).toHaveLength(1);
    await user.click(button('Hide this message'));
    at(59);
    expect(warning()).not.toBeInTheDocument();
  });

  it.each([
    ['at its end', 60, 'focus'],
    ['when the device wakes after it', 122, 'pageshow'],
  ])('the session is over %s', async (_when, minutes, type) => {
    const { store } = await open(way);
    at(minutes, type);
    await arriveAt('/session-timeout', ended[`${way.loggedIn}`]);
    expect(warning()).not.toBeInTheDocument();
    expect(store.getState().proofing.dob).toBe('');
    expect(await screen.findByRole('button', { name: 'Go to Example health service' })).toBeVisible();
    expect(screen.getByText(way.loggedIn ? /since you logged in/ : /since you started/)).toBeVisible();
  });

  it('the session is over after a reload of a tab that was asleep', async () => {
    await open(way);
    await depart();
    at(122);
    await visit(way.path);
    await arriveAt('/session-timeout');
  });
});

it('a key that is pressed on a device that has slept types nothing more', async () => {
  await open({ ...registration, path: '/register/enter-email' });
  vi.setSystemTime(begun + 122 * minute);
  act(() => void fireEvent.keyDown(screen.getByLabelText('Email address'), { key: 'a' }));
  await arriveAt('/session-timeout');
});

it('a step that is under way ends first', async () => {
  const { store } = await open(question);
  act(() => void store.dispatch(stepStarted()));
  at(60);
  expect(window.location.pathname).toBe(question.path);
  act(() => void store.dispatch(stepEnded()));
  await arriveAt('/session-timeout');
});

it('a page that anybody may read says nothing and stays', async () => {
  await open({ ...question, path: '/privacy' });
  at(55);
  expect(warning()).not.toBeInTheDocument();
  at(122);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('Back to a page of the session that is over leads to its end again', async () => {
  const { user } = await open(question);
  at(61);
  await arriveAt('/session-timeout');
  act(() => window.history.pushState(null, '', '/enter-email'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await user.keyboard('a');
  await arriveAt('/session-timeout');
});

it.each([
  ['fast', 3, '12:58pm'],
  ['slow', -3, '6:58pm'],
])('the end is that of the server’s clock on a device that is three hours %s', async (_what, hours, time) => {
  world().clock.advance(-hours * 60 * minute);
  const { user } = await open({ ...registration, path: '/register/enter-email' });
  await user.clear(screen.getByLabelText('Email address'));
  await user.click(screen.getByLabelText('Email address'));
  await user.paste('new-user@example.com');
  await user.click(button('Continue'));
  await arriveAt('/register/create-password');
  at(49);
  expect(warning()).not.toBeInTheDocument();
  at(51);
  expect(within(screen.getByRole('region', { name: 'End of your session' })).getByText(new RegExp(`at ${time} to`))).toBeVisible();
  at(61);
  await arriveAt('/session-timeout');
});

describe('in the screens', () => {
  it.each(['proofing/enter-dob.10-minutes-left', 'register/create-password.2-minutes-left', 'nhs-login-consent.10-minutes-left'])(
    '%s has the message',
    async (variant) => {
      await openVariant(variant);
      await waitFor(() => expect(warning()).toBeVisible());
    },
  );
});
