import type { Address, Screen } from './variant';

const page = { heading: 'Set cookies', developersOnly: true } as const;
const field = 'nhs-authorization-cookie';

/** Pages that the public does not get (spec 2, section 2, "Legal and static pages"). */
export const developersScreens = {
  '/set-cookie': {
    usual: {
      ...page,
      label: 'with a session and an identity token',
      says: ['A JSON object with a session_id', 'example-health-service', 'Begin a session at the auth API', 'Routes'],
      progress: 'identity-token',
    },
    'no-session': { ...page, label: 'without a session', says: ['(none)'] },
    'not-a-session': {
      ...page,
      label: 'a text that is no session',
      says: ['Enter a JSON object with a session_id'],
      progress: 'identity-token',
      does: [{ type: '{}', into: field }, { press: 'Set cookies' }],
    },
  },
} as const satisfies Partial<Record<Address, Screen>>;
