import { screen } from '../shared';
import { accepted, neverChosen } from './shared';

export default screen({
  all: { heading: 'Your cookie choices', progress: 'arrival' },
  usual: {
    ...neverChosen,
    label: 'never asked before: nothing is chosen',
    shows: [
      'Go back',
      'We always use some cookies to log you in safely.',
      'Cookies that measure how people use the service',
      'Use these cookies',
      'Do not use these cookies',
    ],
  },
  refused: { label: 'optional cookies were refused' },
  accepted: { ...accepted, label: 'optional cookies were accepted' },
  'nothing-chosen': {
    ...neverChosen,
    label: 'sent without a choice',
    shows: ['You need to tell us what you want to do'],
    does: [{ click: 'Save my cookie settings' }],
  },
  'not-saved': {
    label: 'the browser does not store the choice',
    shows: ['We could not save your choice. Check that your browser allows cookies, then try again'],
    device: 'without-cookies',
    does: [{ choose: 'Do not use these cookies' }, { click: 'Save my cookie settings' }],
  },
});
