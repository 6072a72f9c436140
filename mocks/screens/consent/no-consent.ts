import { spinner } from '../shared';
import type { Screen } from '../variant';
import { goBack, refused, unknownClient } from './shared';

export default {
  ...spinner({ heading: 'Taking you back', progress: 'identity-token', state: { notAgreed: true } }, 'client-info'),
  'client-not-known': { ...unknownClient, state: { notAgreed: true } },
  'opened-directly': { ...refused, label: 'opened directly: opens the question', says: [goBack] },
} as const satisfies Screen;
