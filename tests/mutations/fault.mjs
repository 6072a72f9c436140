/**
 * A fault that a developer could make and no mutation tool makes. It replaces one text of one file.
 * @typedef {object} Fault
 * @property {string} name what goes wrong, in plain words
 * @property {string} file
 * @property {string} is the text to replace, exactly once in the file
 * @property {string} becomes
 * @property {readonly string[]} tests those that must fail: page and unit tests, or browser tests (`.spec.ts`) of a build with the fault
 */

export {};
