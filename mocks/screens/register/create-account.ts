import { unanswered } from '../shared';
import type { Screen } from '../variant';
import { alreadyConfirmed, asked, askedForEmail, notAllowed } from './shared';

const notFound = { heading: 'We could not find your account' } as const;

export default {
  usual: {
    ...notFound,
    ...asked,
    label: 'an email address without an account',
    says: ['We do not have an account for new-user@example.com.', 'Check that the address is right. If it is, create an account.'],
  },
  ...unanswered({ ...notFound, ...asked }, 'validate-email', [{ click: 'Create an account' }]),
  confirmed: alreadyConfirmed,
  'email-unknown': askedForEmail,
  'not-allowed': notAllowed,
} as const satisfies Screen;
