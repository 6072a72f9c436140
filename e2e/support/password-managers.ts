import type { Page } from '@playwright/test';

/** The elements that LastPass, Bitwarden, Dashlane and KeePassXC insert beside each input. */
const beside = [
  ['div', { 'data-lastpass-icon-root': '' }],
  ['bw-overlay', {}],
  ['span', { 'data-dashlanecreated': 'true' }],
  ['div', { class: 'kpxc kpxc-username-icon' }],
] as const;

/** The elements of 1Password, Bitwarden and Grammarly at the end of the body. */
const atEnd = [
  ['com-1password-button', {}],
  ['bitwarden-inline-menu', { popover: 'manual' }],
  ['grammarly-desktop-integration', {}],
] as const;

const attributes = {
  input: {
    'data-lastpass-id': '1',
    'data-op-id': '0',
    'data-1p-focus': '',
    'data-bwautofill': 'true',
    'data-form-type': 'email',
    'data-kwimpalastatus': 'alive',
    'kpxc-username-field': 'true',
    'kpxc-defined': '',
  },
  form: { 'data-form-type': 'login', 'data-dashlane-rid': 'f' },
  body: { 'data-extended': '', 'data-gr-ext-installed': '', 'data-new-gr-c-s-check-loaded': '14' },
} as const;

/** Installs the common password managers. `early`: they change each form when it is inserted, before the app's script. Otherwise after hydration. */
export const installsPasswordManagers = (page: Page, { early }: { early: boolean }) =>
  page.addInitScript(
    ([elementsBeside, elementsAtEnd, added, atOnce]) => {
      const mark = (element: Element | null, given: object) => {
        for (const [name, value] of Object.entries(given)) element?.setAttribute(name, String(value));
      };
      const elementOf = ([tag, given]: readonly [string, object]) => {
        const element = document.createElement(tag);
        mark(element, given);
        return element;
      };
      const done = new WeakSet<Element>();
      const change = () => {
        if (!document.body || (!atOnce && !('idx' in Object(history.state)))) return;
        if (!done.has(document.body)) {
          done.add(document.body);
          mark(document.body, added.body);
          document.body.append(...elementsAtEnd.map(elementOf));
        }
        for (const field of document.querySelectorAll('#root input')) {
          if (done.has(field)) continue;
          done.add(field);
          mark(field, added.input);
          mark(field.closest('form'), added.form);
          field.after(...elementsBeside.map(elementOf));
        }
      };
      new MutationObserver(change).observe(document, { subtree: true, childList: true });
    },
    [beside, atEnd, attributes, early] as const,
  );
