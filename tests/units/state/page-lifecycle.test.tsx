import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { followTypedText } from '@/app/typed-text';
import { emailEntered, stepStarted } from '@/state/events';
import { resetWorld } from '../../../mocks/server';
import { dispatchToDocument, openDocument, replaceSession, storageRemoval } from '../../support/document-events';
import { stored } from '../../support/stored';

const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) => dispatchToDocument(new PageTransitionEvent(type, { persisted }));

const broken = () => {
  throw new DOMException('Storage is blocked', 'SecurityError');
};

describe('hidden document', () => {
  it('flushes pending writes', async () => {
    const { store } = await openDocument();
    store.dispatch(emailEntered('late@example.com'));
    transition('pagehide', false);
    await waitFor(async () => expect(await stored()).toContain('late@example.com'));
  });

  it('adds no unload listener, which would prevent the back/forward cache', async () => {
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

describe('fields of a document', () => {
  beforeEach(() => {
    const stop = followTypedText();
    onTestFinished(stop);
  });

  it('are cleared after it was hidden when they hold a password or a code', async () => {
    const { form, values } = fillForm();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(values()).toEqual(['typed', '', '', '', true]);
    form.remove();
  });

  it('are not saved with the history entry, but are in a restored document', async () => {
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
  ])('are removed with the page before a reload when the session is %s', async (_what, change) => {
    const { reload } = await openDocument();
    fillForm();
    transition('pagehide', true);
    change();
    transition('pageshow', true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.body).toBeEmptyDOMElement();
  });
});

describe('document restored from the back/forward cache', () => {
  it('continues unchanged', async () => {
    const { reload, email } = await openDocument();
    transition('pagehide', true);
    transition('pageshow', true);
    expect(reload).not.toHaveBeenCalled();
    expect(email()).not.toBe('');
  });

  it('reloads when it was being left', async () => {
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
  ])('forgets everything and reloads when the session is %s', async (_what, change) => {
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
  ])('forgets everything and reloads when another document has removed %s', async (_what, end) => {
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
  ])('continues unchanged when its state %s', async (_what, breakIt) => {
    breakIt();
    const { reload, email, flush } = await openDocument();
    await flush();
    transition('pagehide', true);
    transition('pageshow', true);
    expect(reload).not.toHaveBeenCalled();
    expect(email()).not.toBe('');
  });

  it('does not leave on earlier or later events, because Back to another journey is allowed', async () => {
    const { leave, reload } = await openDocument();
    transition('pagehide', true);
    replaceSession();
    dispatchToDocument(new Event('visibilitychange'));
    dispatchToDocument(storageRemoval('nhs-login-profile'));
    transition('pageshow', true);
    dispatchToDocument(new Event('focus'));
    expect([leave.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
  });

  it('does not reload at its first pageshow', async () => {
    const { reload } = await openDocument();
    replaceSession();
    transition('pageshow', false);
    expect(reload).not.toHaveBeenCalled();
  });
});
