import { emailEntered, resetLinkSent } from '../../../src/state/events';
import { emailOf } from '../../people/personas';
import { inOtherBrowser, otherBrowser, screen } from '../shared';
import { linkQuery } from './shared';

const happened = [emailEntered(emailOf('mobile'))];
const notAsked = "To reset your password, you need a link. We'll send it to your email address. The link expires after 1 hour.";

export default screen({
  all: {
    heading: 'Check your email',
    progress: 'arrival',
    happened,
    world: (here) => void linkQuery(here),
    shows: [
      'If there is an account linked to mobile@example.com, we have sent a link to it. Use the link to reset your password.',
      'The link expires after 1 hour.',
      'If you cannot find the email, check your spam or junk folder.',
    ],
  },
  'sent-just-now': {
    label: 'the link was sent just now',
    shows: ['The link expires after 1 hour. It works until'],
    happened: [...happened, resetLinkSent()],
  },
  'second-attempt': {
    label: 'second attempt: of two links only the newer works',
    world: (arrived) => [1, 2].forEach(() => linkQuery(arrived)),
  },
  'email-unknown': { ...inOtherBrowser, shows: [notAsked, otherBrowser] },
  'not-asked': { label: 'opened from the terms', happened: undefined, world: undefined, shows: [notAsked, 'Get a link'] },
});
