/**
 * A fault that a developer could make and no mutation tool makes. It replaces one text of one file.
 * @typedef {{ name: string, tests: readonly string[], file: string, is: string, becomes: string }} Fault
 */

/**
 * @param {string} name what goes wrong, in plain words
 * @param {readonly string[]} tests those that must fail: page and unit tests, or browser tests (`.spec.ts`) of a build with the fault
 * @param {Record<string, readonly [is: string, becomes: string]>} change by file: the text to replace, exactly once in it, and the text instead
 * @returns {Fault}
 */
export function fault(name, tests, change) {
  const [[file, [is, becomes]] = ['', ['', '']]] = Object.entries(change);
  return { name, tests, file, is, becomes };
}
