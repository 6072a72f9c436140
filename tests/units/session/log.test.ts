import { expect, it, vi } from 'vitest';
import { logError, logInfo } from '@/session/log';

it('logs to the console', () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  logInfo('A');
  logError('B');
  expect([info.mock.calls, error.mock.calls]).toEqual([[['A']], [['B']]]);
});
