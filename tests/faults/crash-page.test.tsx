import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Crash } from '@/app/crash';

function Broken(): never {
  throw new Error('secret');
}

it('the page of an exception needs nothing of the app: no store, no router, no other component', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Crash>
      <Broken />
    </Crash>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Something went wrong' });
  expect(heading).toHaveFocus();
  expect(document.title).toBe('Something went wrong - NHS login');
  expect(screen.getByRole('main')).toHaveTextContent('This page could not be shown. Check your internet connection and try again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
});
