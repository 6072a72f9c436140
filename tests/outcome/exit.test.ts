import { describe, expect, it, vi } from 'vitest';
import { exit } from '@/outcome/exit';

describe('a new tab', () => {
  it('cannot reach back into this one', () => {
    const tab = { opener: window };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    exit.openTab('/redirect-to-help-centre');
    expect(open).toHaveBeenCalledExactlyOnceWith('/redirect-to-help-centre', '_blank');
    expect(tab.opener).toBeNull();
    expect(window.location.pathname).toBe('/');
  });

  it('that the browser blocks opens in this one', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    // A fragment: the one address that jsdom goes to.
    exit.openTab('#instead');
    expect(window.location.hash).toBe('#instead');
  });
});
