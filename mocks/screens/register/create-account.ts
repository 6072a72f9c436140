import { screen, sharing, unanswered } from '../shared';
import { alreadyConfirmed, asked, askedForEmail, notAllowed } from './shared';

export default screen({
  all: { heading: 'We could not find your account' },
  usual: {
    ...asked,
    label: 'an email address without an account',
    shows: ['We do not have an account for new-user@example.com.', 'Check that the address is right. If it is, create an account.'],
  },
  ...sharing(asked, unanswered('validate-email', [{ click: 'Create an account' }])),
  confirmed: alreadyConfirmed,
  'email-unknown': askedForEmail,
  'not-allowed': notAllowed,
});
