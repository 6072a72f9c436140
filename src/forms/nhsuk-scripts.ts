/**
 * What stands in for the module `nhsuk-frontend` (vite.config.ts): the scripts of the components that this app uses. The React
 * components import all of them, 40 kB, by a chunk of its own, and throw when it does not come; these come with the components.
 */
export { Checkboxes } from 'nhsuk-frontend/dist/nhsuk/components/checkboxes/checkboxes.mjs';
export { Radios } from 'nhsuk-frontend/dist/nhsuk/components/radios/radios.mjs';
