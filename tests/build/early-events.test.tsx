import { runInThisContext } from 'node:vm';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { resolveConfig } from 'vite';
import { Crash } from '@/app/crash';
import { formHydrated, performEarlyEvents } from '@/delivery/early-view';
import { exit } from '@/outcome/exit';
import { earlyScript } from '../../hosting/early-script';

const script = await earlyScript(await resolveConfig({ logLevel: 'silent' }, 'build'));

const onClick = vi.fn();
const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Form() {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => formHydrated(formRef.current as HTMLFormElement), []);
  return (
    <form aria-label="Login" ref={formRef} onSubmit={sent}>
      <button type="button" onClick={onClick}>
        Show
      </button>
    </form>
  );
}

function Page() {
  useEffect(performEarlyEvents, []);
  return (
    <main>
      <Form />
    </main>
  );
}

const rendered = '<main><form aria-label="Login"><button type="button">Show</button></form></main>';

let hydrated: Root | undefined;

function beginToHydrate(page: ReactNode = <Page />) {
  window.history.replaceState(null, '', '/error');
  Object.assign(document.documentElement.dataset, { at: '/error', usual: '' });
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.path = '/error';
  root.append(...new DOMParser().parseFromString(rendered, 'text/html').body.childNodes);
  document.body.replaceChildren(root);
  runInThisContext(script);
  document.dispatchEvent(new Event('readystatechange'));
  // Without `act`, React continues by itself, as in a browser.
  hydrated = hydrateRoot(root, page, { onCaughtError: () => undefined, onRecoverableError: () => undefined });
}

/** Dispatches the event of a user. `element.click()` would do nothing while an earlier click is being dispatched. */
const dispatch = (element: HTMLElement, type: 'click' | 'submit') =>
  element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));

afterEach(() => {
  hydrated?.unmount();
  document.body.replaceChildren();
  for (const name of ['at', 'usual', 'view']) delete document.documentElement.dataset[name];
});

it.each([
  ['click on a button', 'button', 'click', onClick],
  ['submission of a form', 'form', 'submit', sent],
] as const)('replays a %s during hydration once', async (_what, role, type, handler) => {
  beginToHydrate();
  dispatch(screen.getByRole(role), type);
  await waitFor(() => expect(window.earlyEvents).toBeUndefined());
  expect(handler).toHaveBeenCalledTimes(1);
});

it('renders a usable button when hydration fails', async () => {
  const reload = vi.spyOn(exit, 'reload').mockResolvedValue();
  const Broken = () => {
    throw new Error('broken');
  };
  beginToHydrate(
    <Crash>
      <Broken />
    </Crash>,
  );
  dispatch(await screen.findByRole('button', { name: 'Try again' }), 'click');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.earlyEvents).toBeUndefined();
});
