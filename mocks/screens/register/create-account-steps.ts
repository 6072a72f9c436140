import { screen } from '../shared';
import { notAllowed } from './shared';

export default screen({
  all: { heading: 'Create an NHS account' },
  usual: {
    label: 'what is needed and what is next',
    progress: 'arrival',
    shows: ['an email address of at least 7 characters that only you use', 'a mobile phone', 'To create an account:'],
  },
  landline: {
    label: 'a landline will do',
    shows: ['a mobile phone, or a landline where you can take a call'],
    persona: 'new-landline',
    progress: 'password',
  },
  'not-allowed': notAllowed,
});
