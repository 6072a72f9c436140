import type { Screen } from '../variant';
import { accepted, neverChosen } from './shared';

const settings = { heading: 'Your cookie choices', progress: 'arrival' } as const;

export default {
  usual: {
    ...settings,
    ...neverChosen,
    label: 'never asked before: nothing is chosen',
    says: [
      'Go back',
      'We always use some cookies to log you in safely.',
      'Cookies that measure how people use the service',
      'Use these cookies',
      'Do not use these cookies',
    ],
  },
  refused: { ...settings, label: 'optional cookies were refused' },
  accepted: { ...settings, ...accepted, label: 'optional cookies were accepted' },
  'nothing-chosen': {
    ...settings,
    ...neverChosen,
    label: 'sent without a choice',
    says: ['You need to tell us what you want to do'],
    does: [{ click: 'Save my cookie settings' }],
  },
} as const satisfies Screen;
