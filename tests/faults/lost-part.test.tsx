import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { Later } from '@/delivery/later';

const part = () => vi.fn<() => Promise<{ default: ComponentType }>>().mockResolvedValue({ default: () => <p>Here</p> });
const lost = () => part().mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));

it('shows an optional part when it has loaded', async () => {
  render(<Later part={part()} />);
  expect(screen.queryByText('Here')).not.toBeInTheDocument();
  expect(await screen.findByText('Here')).toBeVisible();
});

it('omits an optional part that fails to load, and retries only on request', async () => {
  const load = lost();
  const { rerender } = render(<Later part={load} retryKey="/login" />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  rerender(<Later part={load} retryKey="/login" />);
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText('Here')).not.toBeInTheDocument();
  rerender(<Later part={load} retryKey="/enter-email" />);
  expect(await screen.findByText('Here')).toBeVisible();
});

it('keeps a loaded part during another import', async () => {
  const load = part().mockResolvedValueOnce({ default: () => <p>There</p> });
  const { rerender } = render(<Later part={load} retryKey="/login" />);
  const shown = await screen.findByText('There');
  load.mockReturnValueOnce(new Promise(() => undefined));
  rerender(<Later part={load} retryKey="/enter-email" />);
  expect(shown).toBeInTheDocument();
});
