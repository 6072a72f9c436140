import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { followTypedText } from '@/app/typed-text';
import { emailEntered, stepStarted } from '@/state/events';
import { resetWorld } from '../../../mocks/server';
import { cleared, fire, openDocument, replaceSession } from '../../support/document-events';
import { stored } from '../../support/stored';

const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) => fire(new PageTransitionEvent(type, { persisted }));

const broken = () => {
  throw new DOMException('Storage is blocked', 'SecurityError');
};

describe('a document that is hidden', () => {
  it('writes what was still pending', async () => {
    const { store } = await openDocument();
    store.dispatch(emailEntered('late@example.com'));
    transition('pagehide', false);
    await waitFor(async () => expect(await stored()).toContain('late@example.com'));
  });

  it('never listens to unload, which would keep it out of the back/forward cache', async () => {
    const { heard } = await openDocument();
    expect(heard().filter((type) => /unload/.test(type))).toEqual([]);
  });
});

/** A page with one field of each kind that is filled in. */
function fillForm() {
  const form = document.createElement('form');
  const fieldOf = (type: string, autocomplete: AutoFill = '') => {
    const field = document.createElement('input');
    field.type = type;
    field.autocomplete = autocomplete;
    if (type === 'radio') field.checked = true;
    else field.value = 'typed';
    return field;
  };
  const texts = [
    fieldOf('email', 'username'),
    fieldOf('text', 'current-password'),
    fieldOf('password', 'new-password'),
    fieldOf('text', 'one-time-code'),
  ];
  const radio = fieldOf('radio');
  for (const field of [...texts, radio]) form.append(field);
  document.body.append(form);
  return { form, values: () => [...texts.map(({ value }) => value), radio.checked] };
}

describe('the fields of a document', () => {
  beforeEach(() => {
    const stop = followTypedText();
    onTestFinished(stop);
  });

  it('are empty after it was hidden where they are for a password or a code, however they are shown', async () => {
    const { form, values } = fillForm();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(values()).toEqual(['typed', '', '', '', true]);
    form.remove();
  });

  it('are not saved with the history entry, and can be again in a document that is brought back', async () => {
    const { form } = fillForm();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(form.autocomplete).toBe('off');
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(form.autocomplete).toBe('on');
    form.remove();
  });

  it.each([
    ['another one', replaceSession],
    ['none any more', resetWorld],
  ])('are removed with the page before the document is loaded anew, when the session is %s', async (_what, change) => {
    const { reload } = await openDocument();
    fillForm();
    transition('pagehide', true);
    change();
    transition('pageshow', true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.body).toBeEmptyDOMElement();
  });
});

describe('a document that the browser brings back', () => {
  it('goes on as it was', async () => {
    const { reload, email } = await openDocument();
    transition('pagehide', true);
    transition('pageshow', true);
    expect(reload).not.toHaveBeenCalled();
    expect(email()).not.toBe('');
  });

  it('is loaded anew when it was being left', async () => {
    const { store, reload } = await openDocument();
    store.dispatch(stepStarted());
    transition('pagehide', true);
    expect(store.getState().page.loading).toBe(false);
    transition('pageshow', true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another one', replaceSession],
    ['none any more', resetWorld],
  ])('forgets everything and is loaded anew when the session is %s', async (_what, change) => {
    const { reload, email } = await openDocument();
    transition('pagehide', true);
    change();
    transition('pageshow', true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(email()).toBe('');
  });

  it.each<[string, () => void]>([
    ['everything', () => localStorage.clear()],
    ['what the session had stored of the person', () => localStorage.removeItem('nhs-login-profile')],
  ])('forgets everything and is loaded anew when another one has meanwhile removed %s', async (_what, end) => {
    const { reload, email, flush } = await openDocument();
    await flush();
    transition('pagehide', true);
    end();
    transition('pageshow', true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(email()).toBe('');
    await flush();
    expect(localStorage).toHaveLength(0);
  });

  it.each<[string, () => void]>([
    ['was never written', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(broken)],
    ['cannot be read now', () => vi.spyOn(Storage.prototype, 'getItem').mockImplementation(broken)],
  ])('goes on as it was when what it holds %s', async (_what, breakIt) => {
    breakIt();
    const { reload, email, flush } = await openDocument();
    await flush();
    transition('pagehide', true);
    transition('pageshow', true);
    expect(reload).not.toHaveBeenCalled();
    expect(email()).not.toBe('');
  });

  it('is not sent away by what it hears before and after: the way back to another journey is a way on', async () => {
    const { leave, reload } = await openDocument();
    transition('pagehide', true);
    replaceSession();
    fire(new Event('visibilitychange'));
    fire(cleared('nhs-login-profile'));
    transition('pageshow', true);
    fire(new Event('focus'));
    expect([leave.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
  });

  it('is not loaded anew at its first show', async () => {
    const { reload } = await openDocument();
    replaceSession();
    transition('pageshow', false);
    expect(reload).not.toHaveBeenCalled();
  });
});
