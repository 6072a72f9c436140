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

describe('a link', () => {
  it('leads to its address without another document, and adds an entry to the history', () => {
    const before = window.history.length;
    expect(isLeftToBrowser(show())).toBe(false);
    expect(window.location.pathname).toBe('/cookies');
    expect(window.history).toHaveLength(before + 1);
  });

  it('has the address for everything else that a browser does with links', () => {
    expect(show()).toHaveAttribute('href', '/cookies');
  });

  it('takes the place of its entry when it is told to', () => {
    const before = window.history.length;
    isLeftToBrowser(show({ replace: true }));
    expect(window.location.pathname).toBe('/cookies');
    expect(window.history).toHaveLength(before);
  });

  it('to the address that is shown adds no entry', () => {
    const before = window.history.length;
    isLeftToBrowser(show({ to: '/login?a=b' }));
    expect(window.history).toHaveLength(before);
  });

  it('to an anchor stays on the page', () => {
    const link = show({ to: '#end' });
    expect(link).toHaveAttribute('href', '/login#end');
    isLeftToBrowser(link);
    expect(window.location.pathname + window.location.hash).toBe('/login#end');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'pressed with %j is the browser’s: a new tab, a new window, a download',
    (press) => {
      expect(isLeftToBrowser(show(), press)).toBe(true);
      expect(window.location.pathname).toBe('/login');
    },
  );

  it('with a target is the browser’s', () => {
    const link = show({ target: '_blank' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(isLeftToBrowser(link)).toBe(true);
  });

  it('leads nowhere when its own handler has prevented that', () => {
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
