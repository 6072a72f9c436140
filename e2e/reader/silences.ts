export type BrowserName = 'chromium' | 'firefox';

interface Silence {
  browser: BrowserName;
  /** Of the step. */
  step: string;
  words: string;
  reason: string;
}

/** Words that a step expects, but that Orca does not speak. A run fails when Orca speaks them. Then remove the row. */
export const silences: readonly Silence[] = [
  {
    browser: 'firefox',
    step: "gets the design system's error summary",
    words: 'There is a problem',
    reason: 'Firefox 153 announces no alert that mounts as the focus moves to the box around it, and that box has no name.',
  },
];
