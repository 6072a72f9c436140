import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, signInAs } from '../../mocks/server';
import { button, byId, errorSummary, link } from '../support/page';
import { pendingCalls } from '../support/pending-calls';
import { visit } from '../support/visit';

/** Whether neither keyboard, pointer nor screen reader can reach it. */
const inert = (element: Element) => element.matches('[inert], [inert] *');

it('makes the page inert during a call, but not its heading and the layout', async () => {
  signInAs('mobile');
  answer('account-status.invalid-email');
  const call = pendingCalls('account-status');
  const { user } = await visit('/enter-email');
  const parts = () => [byId('user-email'), button('Continue'), link(/^Learn more/)];
  expect(parts().map(inert)).toEqual([false, false, false]);
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
  await user.type(byId('user-email'), 'mobile@example.com');
  await user.click(button('Continue'));
  await waitFor(() => expect(call.sent()).toBe(1));
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/));
  expect(parts().map(inert)).toEqual([true, true, true]);
  // Each may have the focus, or get it by Tab, while somebody waits.
  expect([byId('heading'), link('Skip to main content'), link('Cookies')].map(inert)).toEqual([false, false, false]);
  await call.answerNext();
  expect(await errorSummary()).toHaveLength(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(parts().map(inert)).toEqual([false, false, false]);
});
