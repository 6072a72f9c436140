import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { HistoryRouter } from '@/app/history-router';
import { StepButton } from '@/content/step-button';
import type { Outcome } from '@/outcome/outcome';
import { makeStore, type Thunk } from '@/state/store';
import { expectConsoleMessage } from '../support/console-guard';
import { registerStore } from '../support/open-stores';
import { address, button } from '../support/page';

const mistake = () => {
  throw new Error('A mistake of ours, with 07700 900123 in it');
};

describe('exception in a step', () => {
  it.each<[string, Thunk<Promise<Outcome>>]>([
    ['after a while', () => Promise.resolve().then(mistake)],
    ['at once', mistake],
    ['with something that is no error', () => Promise.reject(undefined as unknown as Error)],
  ])('shows the error page without details for %s', async (_when, thunk) => {
    expectConsoleMessage(/A mistake of ours|^undefined$/);
    const opened = makeStore();
    registerStore(opened);
    render(
      <Provider store={opened.store}>
        <HistoryRouter>
          <StepButton step={() => thunk}>Go on</StepButton>
        </HistoryRouter>
      </Provider>,
    );
    await userEvent.click(button('Go on'));
    await waitFor(() => expect(address()).toBe('/error'));
    expect(screen.queryByText(/mistake|07700/)).not.toBeInTheDocument();
  });
});
