import { Radios as LibraryRadios } from 'nhsuk-frontend/dist/nhsuk/components/radios/radios.mjs';

/**
 * Replaces the module `nhsuk-frontend` (vite.config.ts) with the only script that this app needs. The React components import all scripts,
 * 40 kB, as a separate chunk, and throw if it fails to load. This one loads with the radios. Omits the library's aria-expanded, which a
 * radio may not have (WAI-ARIA 1.2, role radio).
 */
export class Radios extends LibraryRadios {
  override syncConditionalRevealWithInputState(input: HTMLInputElement) {
    super.syncConditionalRevealWithInputState(input);
    input.removeAttribute('aria-expanded');
  }
}
