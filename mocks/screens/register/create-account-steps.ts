import type { Screen } from '../variant';
import { notAllowed } from './shared';

const start = { heading: 'Create an NHS account' } as const;

export default {
  usual: {
    ...start,
    label: 'what is needed and what is next',
    progress: 'arrival',
    says: ['an email address of at least 7 characters that only you use', 'a mobile phone', 'To create an account:'],
  },
  landline: {
    ...start,
    label: 'a landline will do',
    says: ['a mobile phone, or a landline where you can take a call'],
    persona: 'new-landline',
    progress: 'password',
  },
  'not-allowed': notAllowed,
} as const satisfies Screen;
