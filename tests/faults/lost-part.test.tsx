import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { Later } from '@/delivery/later';

const part = () => vi.fn<() => Promise<{ default: ComponentType }>>().mockResolvedValue({ default: () => <p>Here</p> });
const lost = () => part().mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));

it('a part that its page does without is shown when it has come', async () => {
  render(<Later part={part()} />);
  expect(screen.queryByText('Here')).not.toBeInTheDocument();
  expect(await screen.findByText('Here')).toBeVisible();
});

it('one that cannot be fetched is left out, and is asked for again only when told to', async () => {
  const load = lost();
  const { rerender } = render(<Later part={load} retryKey="/login" />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  rerender(<Later part={load} retryKey="/login" />);
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText('Here')).not.toBeInTheDocument();
  rerender(<Later part={load} retryKey="/enter-email" />);
  expect(await screen.findByText('Here')).toBeVisible();
});

it('one that is there stays while it is asked for again', async () => {
  const load = part().mockResolvedValueOnce({ default: () => <p>There</p> });
  const { rerender } = render(<Later part={load} retryKey="/login" />);
  const shown = await screen.findByText('There');
  load.mockReturnValueOnce(new Promise(() => undefined));
  rerender(<Later part={load} retryKey="/enter-email" />);
  expect(shown).toBeInTheDocument();
});
