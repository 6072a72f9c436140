import { sendResetLink } from '../../backend/recovery/reset-link';
import { inOtherBrowser, otherBrowser, screen } from '../shared';

export default screen({
  usual: {
    heading: 'Something went wrong',
    label: 'the password must be reset',
    shows: [
      "To keep your NHS login safe, you need to reset your password. We've sent you an email telling you how to do this.",
      'When you have a new password, go back and enter it.',
    ],
    persona: 'reset-at-sign-in',
    progress: 'password',
    world: ({ world, account }) => account && sendResetLink(world, account, 'You need to reset your NHS login password.'),
  },
  'other-browser': { ...inOtherBrowser, heading: 'Something went wrong', shows: [otherBrowser] },
});
