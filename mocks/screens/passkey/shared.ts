import { inOtherBrowser, otherBrowser, passkeyTriedBefore, submits, tellUs, unanswered } from '../shared';
import type { Screen } from '../variant';

export const tried = { ...passkeyTriedBefore, persona: 'passkey-and-mobile', progress: 'password' } as const;
export const problem = { ...tried, heading: 'There was a problem' } as const;
export const passwordInstead = 'Log in using my password instead';
export const tryAgain = 'Try using my passkey again';

export const failed = {
  usual: { ...problem, label: 'as most people see it', says: ['We could not log you in with your passkey.', tryAgain, passwordInstead] },
  'nothing-chosen': { ...problem, label: 'nothing chosen', says: [tellUs], does: [submits] },
  'cancelled-again': {
    ...problem,
    label: 'another try is cancelled',
    says: ['That did not work again. You can use your password.', tryAgain],
    device: 'cancels-passkeys',
    does: [{ choose: tryAgain }, submits],
  },
  ...unanswered(problem, 'passkey-options', [{ choose: tryAgain }, submits]),
  'dialogue-open': {
    ...problem,
    label: "another try: the browser's dialogue is open",
    says: ['Follow the steps on your device.'],
    device: 'asks-for-passkeys',
    does: [{ choose: tryAgain }, submits],
  },
  'nothing-opened': {
    ...problem,
    label: "another try: the browser's dialogue has not opened for 8 seconds",
    says: ['Follow the steps on your device.', 'If nothing has opened, use your password'],
    device: 'hurried-without-answer',
    does: [{ choose: tryAgain }, submits],
  },
  'other-browser': { ...inOtherBrowser, heading: problem.heading, says: [otherBrowser] },
} as const satisfies Screen;
