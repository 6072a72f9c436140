import { Radios as LibraryRadios } from 'nhsuk-frontend/dist/nhsuk/components/radios/radios.mjs';

/**
 * Replaces the module `nhsuk-frontend` (vite.config.ts) by the script of the one component of this app that has any. The
 * React components import all of them, 40 kB, by a chunk of its own, and throw when it does not come; this one comes with the radios.
 *
 * Without the library's aria-expanded, which a radio may not have (WAI-ARIA 1.2, role radio).
 */
export class Radios extends LibraryRadios {
  override syncConditionalRevealWithInputState(input: HTMLInputElement) {
    super.syncConditionalRevealWithInputState(input);
    input.removeAttribute('aria-expanded');
  }
}
