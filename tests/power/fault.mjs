/** A fault that a developer could introduce, and that no mutation tool makes: one text of one file is replaced by another.
 * @typedef {object} Fault
 * @property {string} name what goes wrong, in plain words
 * @property {string} file
 * @property {string} is the text to replace, which the file contains exactly once
 * @property {string} becomes
 * @property {readonly string[]} tests those that must fail: page and unit tests, or browser tests (`.spec.ts`) of a build with the fault
 */

export {};
