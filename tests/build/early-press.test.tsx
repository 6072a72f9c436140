import { runInThisContext } from 'node:vm';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { carryOutEarlyPresses } from '@/delivery/early-presses';
import { earlyScript } from '../../hosting/early-script';

const pressed = vi.fn();
const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Page() {
  useEffect(carryOutEarlyPresses, []);
  return (
    <form aria-label="Login" onSubmit={sent}>
      <button type="button" onClick={pressed}>
        Show
      </button>
    </form>
  );
}

const rendered = '<form aria-label="Login"><button type="button">Show</button></form>';
const views = `<template data-at="/error" data-path="/error" data-title="T">${rendered}</template>`;

let hydrated: Root | undefined;

/** Opens a document with this page as it was rendered at build time, whose app has begun to hydrate it. */
function beginToHydrate() {
  window.history.replaceState(null, '', '/error');
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root, ...new DOMParser().parseFromString(`<body>${views}`, 'text/html').body.childNodes);
  runInThisContext(earlyScript());
  // Without `act`: React goes on by itself, as in a browser.
  hydrated = hydrateRoot(root, <Page />);
}

/** As a person does it: a second `click()` of a button does nothing while the first is under way. */
const press = (element: HTMLElement, type: 'click' | 'submit') =>
  element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));

afterEach(() => {
  hydrated?.unmount();
  document.body.replaceChildren();
  document.title = '';
});

describe('a press that comes while React hydrates the page is carried out once', () => {
  it('on a button', async () => {
    beginToHydrate();
    press(screen.getByRole('button'), 'click');
    await waitFor(() => expect(window.earlyPresses).toBeUndefined());
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('on a form', async () => {
    beginToHydrate();
    press(screen.getByRole('form'), 'submit');
    await waitFor(() => expect(window.earlyPresses).toBeUndefined());
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
