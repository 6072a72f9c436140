import { after, passkeyTriedBefore, screenInAnyBrowser, submits, tellUs, unanswered } from '../shared';

export const tried = { ...passkeyTriedBefore, persona: 'passkey-and-mobile', progress: 'password' } as const;
export const passwordInstead = 'Log in using my password instead';
export const tryAgain = 'Try using my passkey again';

export const failed = screenInAnyBrowser({
  all: { ...tried, heading: 'There was a problem' },
  usual: { shows: ['We could not log you in with your passkey.', tryAgain, passwordInstead] },
  'nothing-chosen': after('nothing chosen', [submits], [tellUs]),
  'cancelled-again': {
    label: 'another try is cancelled',
    shows: ['That did not work again. You can use your password.', tryAgain],
    device: 'cancels-passkeys',
    does: [{ choose: tryAgain }, submits],
  },
  ...unanswered('passkey-options', [{ choose: tryAgain }, submits]),
  'dialogue-open': {
    label: "another try: the browser's dialogue is open",
    shows: ['Follow the steps on your device.'],
    device: 'asks-for-passkeys',
    does: [{ choose: tryAgain }, submits],
  },
  'nothing-opened': {
    label: "another try: the browser's dialogue has not opened for 8 seconds",
    shows: ['Follow the steps on your device.', 'If nothing has opened, use your password'],
    device: 'hurried-without-answer',
    does: [{ choose: tryAgain }, submits],
  },
});
