import { resetLinkSent } from '../../../src/state/deadline-events';
import { emailEntered } from '../../../src/state/events';
import { emailOf } from '../../people/personas';
import { inOtherBrowser, otherBrowser } from '../shared';
import type { Here, Screen, Variant } from '../variant';
import { linkQuery } from './shared';

const emailSent = {
  heading: 'Check your email',
  progress: 'arrival',
  happened: [emailEntered(emailOf('mobile'))],
  world: linkQuery as (here: Here) => void,
  says: [
    'If there is an account linked to mobile@example.com, we have sent a link to it. Use the link to reset your password.',
    'The link expires after 1 hour.',
    'If you cannot find the email, check your spam or junk folder.',
  ],
} as const satisfies Omit<Variant, 'label'>;
const notAsked = {
  heading: emailSent.heading,
  says: ["To reset your password, you need a link. We'll send it to your email address. The link expires after 1 hour."],
} as const;

export default {
  usual: { ...emailSent, label: 'as most people see it' },
  'sent-just-now': {
    ...emailSent,
    label: 'the link was sent just now',
    says: ['The link expires after 1 hour. It works until'],
    happened: [emailEntered(emailOf('mobile')), resetLinkSent()],
  },
  'second-attempt': {
    ...emailSent,
    label: 'second attempt: of two links only the newer works',
    world: (arrived) => [1, 2].forEach(() => linkQuery(arrived)),
  },
  'email-unknown': { ...notAsked, ...inOtherBrowser, says: [...notAsked.says, otherBrowser] },
  'not-asked': { ...notAsked, label: 'opened from the terms', progress: 'arrival', says: [...notAsked.says, 'Get a link'] },
} as const satisfies Screen;
