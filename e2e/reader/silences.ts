export type BrowserName = 'chromium' | 'firefox';

/** Words that a step expects, but that Orca does not speak. A run fails when Orca speaks them. Then remove the row. */
export const silences: readonly { browser: BrowserName; step: string; words: string; reason: string }[] = [
  {
    browser: 'firefox',
    step: "gets the design system's error summary",
    words: 'There is a problem',
    reason: 'Firefox 153 announces no alert that mounts as the focus moves to the box around it, and that box has no name.',
  },
];
