import { detailsNotChecked, screen, sharing, spinner } from '../shared';
import { checking, solved } from './shared';

export default screen({
  all: checking,
  ...sharing(solved, spinner('verify-waf-token', 'Get a new link to reset your password', detailsNotChecked)),
  'nothing-to-do': { label: 'no token of the firewall: opens the page about the email', heading: 'Check your email' },
});
