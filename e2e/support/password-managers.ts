import type { Page } from '@playwright/test';

export type Extension = 'LastPass' | '1Password' | 'Bitwarden' | 'Dashlane' | 'KeePassXC' | 'Grammarly';

type Attributes = Readonly<Record<string, string>>;

/** Elements, by tag and attributes, and attributes that an extension adds. */
interface Insertion {
  /** After each input. */
  beside?: readonly [tag: string, attributes: Attributes];
  /** At the end of the body. */
  atEnd?: readonly [tag: string, attributes: Attributes];
  onInput?: Attributes;
  onForm?: Attributes;
  onBody?: Attributes;
}

const insertions: Readonly<Record<Extension, Insertion>> = {
  LastPass: {
    beside: ['div', { 'data-lastpass-icon-root': '' }],
    onInput: { 'data-lastpass-id': '1' },
  },
  '1Password': { atEnd: ['com-1password-button', {}], onInput: { 'data-op-id': '0', 'data-1p-focus': '' } },
  Bitwarden: {
    atEnd: ['bitwarden-inline-menu', { popover: 'manual' }],
    beside: ['bw-overlay', {}],
    onInput: { 'data-bwautofill': 'true' },
  },
  Dashlane: {
    beside: ['span', { 'data-dashlanecreated': 'true' }],
    onForm: { 'data-form-type': 'login', 'data-dashlane-rid': 'f' },
    onInput: { 'data-form-type': 'email', 'data-dashlane-rid': 'i', 'data-kwimpalastatus': 'alive' },
  },
  KeePassXC: {
    beside: ['div', { class: 'kpxc kpxc-username-icon' }],
    onInput: { 'kpxc-username-field': 'true', 'kpxc-defined': '' },
  },
  // Not a password manager, but as common.
  Grammarly: {
    atEnd: ['grammarly-desktop-integration', {}],
    onBody: { 'data-gr-ext-installed': '', 'data-new-gr-c-s-check-loaded': '14' },
  },
};

export const extensions = Object.keys(insertions) as Extension[];

/** Installs an extension. `early`: it changes each form when it is inserted, before the app's script. Otherwise after hydration. */
export const installs = (page: Page, extension: Extension, early: boolean) =>
  page.addInitScript(
    ({ insertion: { beside, atEnd, onInput, onForm, onBody }, early: atOnce }) => {
      const mark = (element: Element | null, attributes: Attributes = {}) => {
        for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
      };
      const elementOf = ([tag, attributes]: readonly [string, Attributes]) => {
        const element = document.createElement(tag);
        mark(element, attributes);
        return element;
      };
      const done = new WeakSet<Element>();
      const change = () => {
        if (!document.body || (!atOnce && !('idx' in Object(history.state)))) return;
        if (!done.has(document.body)) {
          done.add(document.body);
          mark(document.body, { 'data-extended': '', ...onBody });
          if (atEnd) document.body.append(elementOf(atEnd));
        }
        for (const field of document.querySelectorAll('#root input')) {
          if (done.has(field)) continue;
          done.add(field);
          mark(field, onInput);
          mark(field.closest('form'), onForm);
          if (beside) field.after(elementOf(beside));
        }
      };
      new MutationObserver(change).observe(document, { subtree: true, childList: true });
    },
    { insertion: insertions[extension], early },
  );

/** Removes elements of the app, as extensions against banners do, and wraps each input in an element. */
export const wrapsAndRemoves = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('footer')?.remove();
    document.querySelector('.app-cookie-banner')?.remove();
    document.querySelector('.nhsuk-error-message')?.remove();
    for (const field of document.querySelectorAll('main input')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  });
