import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { HistoryRouter } from '@/app/history-router';
import { ErrorSummary } from '@/page/error-summary';
import { Page } from '@/page/page';
import { openStore } from '../../support/environment';

function showSummaries() {
  const { store } = openStore();
  const pageWith = (...texts: string[]) => (
    <Provider store={store}>
      <HistoryRouter>
        <Page title="Page">
          {texts.map((text) => (
            <ErrorSummary key={text}>{text}</ErrorSummary>
          ))}
        </Page>
      </HistoryRouter>
    </Provider>
  );
  const { rerender } = render(pageWith());
  return (...texts: string[]) => rerender(pageWith(...texts));
}

it('keeps showing the newest error summary when an older one is removed', () => {
  const show = showSummaries();
  show('Older');
  show('Older', 'Newer');
  expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveTextContent(/Newer$/);
  show('Newer');
  expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveTextContent(/Newer$/);
  expect(document.title).toBe('Error: Page - NHS login');
});

it('removes the newest error summary, and the error in the title', () => {
  const show = showSummaries();
  show('Older', 'Newer');
  show('Older');
  expect(screen.queryByRole('group', { name: 'There is a problem' })).not.toBeInTheDocument();
  expect(document.title).toBe('Page - NHS login');
});
