import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, createRef, Suspense, use } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { HistoryRouter } from '@/app/history-router';
import {
  currentEntry,
  forgetNavigationState,
  hasEarlierEntry,
  navigator,
  previousPath,
  rewriteAddress,
  showInstead,
  subscribe,
} from '@/history';
import { Link } from '@/page/link';
import { openStore } from '../../support/environment';

describe('history', () => {
  const moved = vi.fn();
  let stop = () => {};

  beforeEach(() => {
    window.history.replaceState(null, '', '/login?a=b');
    moved.mockClear();
    stop = subscribe(moved);
    currentEntry();
  });
  afterEach(() => stop());

  /** The number of entries that an action adds. `history.length` also counts the entries that it removes. */
  function entriesAddedBy(action: () => void): number {
    const place = () => (window.history.state as { idx: number }).idx;
    const before = place();
    action();
    return place() - before;
  }

  it('adds a history entry with the state of a navigation', () => {
    expect(entriesAddedBy(() => navigator.push({ pathname: '/cookies', search: '?x', hash: '#y' }, { linkTaken: true }))).toBe(1);
    const location = { pathname: '/cookies', search: '?x', hash: '#y', state: { linkTaken: true } };
    expect(moved.mock.calls).toMatchObject([[{ action: 'PUSH', location }]]);
    expect([hasEarlierEntry(), previousPath()]).toEqual([true, '/login']);
  });

  it('replaces the history entry for the current address, as a browser does', () => {
    const before = currentEntry().location.key;
    expect(entriesAddedBy(() => navigator.push('/login?a=b'))).toBe(0);
    expect(moved.mock.calls).toMatchObject([[{ action: 'REPLACE' }]]);
    expect(currentEntry().location.key).not.toBe(before);
  });

  it('returns the history entry that another script has pushed', () => {
    window.history.pushState(null, '', '/privacy');
    expect(currentEntry()).toMatchObject({ action: 'POP', location: { pathname: '/privacy', state: null } });
  });

  it('reports a navigation when the browser shows the document, only if the history entry has changed', () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(moved).not.toHaveBeenCalled();
    window.history.replaceState({}, '', '/cookies');
    for (const _time of ['first', 'second']) window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(moved.mock.calls).toMatchObject([[{ action: 'POP', location: { pathname: '/cookies' } }]]);
  });

  it('preserves the current history entry on a write without a navigation', () => {
    navigator.push('/cookies', { linkTaken: true });
    const { key } = currentEntry().location;
    moved.mockClear();
    forgetNavigationState();
    rewriteAddress('/cookies?later');
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(moved).not.toHaveBeenCalled();
    expect(currentEntry().location).toMatchObject({ search: '?later', key, state: null });
  });

  it('rewrites the address of a history entry before it is first read', () => {
    window.history.replaceState(null, '', '/reset/new-password?code=1');
    rewriteAddress('/reset/new-password', { linkTaken: true });
    expect(currentEntry().location).toMatchObject({ pathname: '/reset/new-password', search: '', state: { linkTaken: true } });
  });

  it.each([null, 'text', 7, { idx: 'x' }, { idx: Number.NaN }, { idx: {} }])(
    'treats a history entry with the state %o of another script as the first of the app',
    (state) => {
      window.history.replaceState(state, '', '/login');
      currentEntry();
      expect([hasEarlierEntry(), previousPath()]).toEqual([false, undefined]);
      navigator.push('/cookies');
      expect([hasEarlierEntry(), previousPath()]).toEqual([true, '/login']);
    },
  );
});

describe('Link', () => {
  beforeEach(() => window.history.replaceState(null, '', '/login?a=b'));

  const show = (props: Partial<ComponentProps<typeof Link>> = {}) => {
    render(
      <Provider store={openStore().store}>
        <HistoryRouter>
          <Link to="/cookies" {...props}>
            Cookies
          </Link>
        </HistoryRouter>
      </Provider>,
    );
    return screen.getByRole('link', { name: 'Cookies' });
  };

  /** Clicks the link. Returns whether the app leaves the navigation to the browser, which jsdom does not implement. */
  function isLeftToBrowser(link: HTMLElement, init: MouseEventInit = {}) {
    let left: boolean | undefined;
    const judge = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', judge, { once: true });
    fireEvent.click(link, init);
    return left;
  }

  it.each<[string, Partial<ComponentProps<typeof Link>>, string, number]>([
    ['adds a history entry', {}, '/cookies', 1],
    ['replaces the history entry on request', { replace: true }, '/cookies', 0],
    ['adds no entry for the current address', { to: '/login?a=b' }, '/login', 0],
  ])('navigates by a link without a new document, and %s', (_what, props, path, added) => {
    const before = window.history.length;
    const link = show(props);
    // For everything else that a browser does with links.
    expect(link).toHaveAttribute('href', props.to ?? '/cookies');
    expect(isLeftToBrowser(link)).toBe(false);
    expect(window.location.pathname).toBe(path);
    expect(window.history).toHaveLength(before + added);
  });

  it.each<[MouseEventInit, object]>([
    [{ ctrlKey: true }, {}],
    [{ metaKey: true }, {}],
    [{ shiftKey: true }, {}],
    [{ altKey: true }, {}],
    [{ button: 1 }, {}],
    [{}, { target: '_blank' }],
  ])('leaves a click on a link with %j %j to the browser: a new tab, a new window, a download', (init, props) => {
    expect(isLeftToBrowser(show(props), init)).toBe(true);
    expect(window.location.pathname).toBe('/login');
  });

  it('navigates by no link whose own handler prevents that, and passes on the attributes and the element of a link', () => {
    const onClick = vi.fn((event: Pick<Event, 'preventDefault'>) => event.preventDefault());
    const ref = createRef<HTMLAnchorElement>();
    const link = show({ onClick, ref, className: 'nhsuk-back-link', id: 'one' });
    isLeftToBrowser(link);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/login');
    expect(ref.current).toBe(link);
    expect(link).toHaveClass('nhsuk-back-link');
    expect(link).toHaveAttribute('id', 'one');
  });
});

describe('HistoryRouter', () => {
  const never = new Promise<never>(() => undefined);
  /** A page with an answer, and other pages whose code never loads. */
  const Pages = () => (useLocation().pathname === '/login' ? <p>999 000 0018</p> : use(never));

  it.each<[string, () => unknown, shown: boolean]>([
    ['removes a page from sight at once when the user has signed out', () => showInstead('/session-timeout', {}), false],
    ['shows a page until the next one has loaded', () => navigator.push('/cookies'), true],
  ])('%s', async (_what, leave, shown) => {
    window.history.replaceState(null, '', '/login');
    render(
      <HistoryRouter>
        <Suspense>
          <Pages />
        </Suspense>
      </HistoryRouter>,
    );
    await act(async () => void leave());
    expect(screen.getByText('999 000 0018').style.display).toBe(shown ? '' : 'none');
  });
});
