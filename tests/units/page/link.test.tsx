import { fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HistoryRouter } from '@/app/history-router';
import { Link } from '@/page/link';

beforeEach(() => window.history.replaceState(null, '', '/login?a=b'));

const show = (props: Partial<ComponentProps<typeof Link>> = {}) => {
  render(
    <HistoryRouter>
      <Link to="/cookies" {...props}>
        Cookies
      </Link>
    </HistoryRouter>,
  );
  return screen.getByRole('link', { name: 'Cookies' });
};

/** Presses the link. Whether the browser was left to follow it, which jsdom cannot. */
function isLeftToBrowser(link: HTMLElement, press: MouseEventInit = {}) {
  let left: boolean | undefined;
  const judge = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', judge, { once: true });
  fireEvent.click(link, press);
  return left;
}

describe('Link', () => {
  it('navigates without a new document, and adds a history entry', () => {
    const before = window.history.length;
    expect(isLeftToBrowser(show())).toBe(false);
    expect(window.location.pathname).toBe('/cookies');
    expect(window.history).toHaveLength(before + 1);
  });

  it('has an href for everything else that a browser does with links', () => {
    expect(show()).toHaveAttribute('href', '/cookies');
  });

  it('replaces the history entry on request', () => {
    const before = window.history.length;
    isLeftToBrowser(show({ replace: true }));
    expect(window.location.pathname).toBe('/cookies');
    expect(window.history).toHaveLength(before);
  });

  it('adds no entry for the current address', () => {
    const before = window.history.length;
    isLeftToBrowser(show({ to: '/login?a=b' }));
    expect(window.history).toHaveLength(before);
  });

  it('stays on the page for an anchor', () => {
    const link = show({ to: '#end' });
    expect(link).toHaveAttribute('href', '/login#end');
    isLeftToBrowser(link);
    expect(window.location.pathname + window.location.hash).toBe('/login#end');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser: a new tab, a new window, a download',
    (press) => {
      expect(isLeftToBrowser(show(), press)).toBe(true);
      expect(window.location.pathname).toBe('/login');
    },
  );

  it('leaves a click on a link with a target to the browser', () => {
    const link = show({ target: '_blank' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(isLeftToBrowser(link)).toBe(true);
  });

  it('does not navigate when its own handler prevents that', () => {
    const onClick = vi.fn((event: Pick<Event, 'preventDefault'>) => event.preventDefault());
    isLeftToBrowser(show({ onClick }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/login');
  });

  it('passes on its attributes and its element', () => {
    const ref = createRef<HTMLAnchorElement>();
    const link = show({ ref, className: 'nhsuk-back-link', id: 'one' });
    expect(ref.current).toBe(link);
    expect(link).toHaveClass('nhsuk-back-link');
    expect(link).toHaveAttribute('id', 'one');
  });
});
