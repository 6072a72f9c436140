import { detailsNotChecked, spinner } from '../shared';
import type { Screen } from '../variant';
import { checking, solved } from './shared';

export default {
  ...spinner({ ...checking, ...solved }, 'verify-waf-token', 'Get a new link to reset your password', detailsNotChecked),
  'nothing-to-do': { ...checking, label: 'no token of the firewall: opens the page about the email', heading: 'Check your email' },
} as const satisfies Screen;
