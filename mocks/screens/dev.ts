import { screen } from './shared';

export default {
  '/set-cookie': screen({
    all: { heading: 'Set cookies', developersOnly: true },
    usual: {
      label: 'with a session and an identity token',
      shows: ['A JSON object with a session_id', 'example-health-service', 'Begin a session at the auth API', 'Routes'],
      progress: 'identity-token',
    },
    'no-session': { label: 'without a session', shows: ['(none)'] },
    'not-a-session': {
      label: 'a text that is no session',
      shows: ['Enter a JSON object with a session_id'],
      progress: 'identity-token',
      does: [{ type: '{}', into: 'nhs-authorization-cookie' }, { click: 'Set cookies' }],
    },
  }),
};
