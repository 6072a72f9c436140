/**
 * A fault that somebody could make and no program makes by itself: one text of one file becomes another.
 * @typedef {object} Fault
 * @property {string} name what goes wrong, in plain words
 * @property {string} file
 * @property {string} is stands exactly once in the file
 * @property {string} becomes
 * @property {readonly string[]} tests those that must fail: page and unit tests, or browser tests (`.spec.ts`) of a build with the fault
 */

export {};
