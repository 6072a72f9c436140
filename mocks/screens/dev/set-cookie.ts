import { screen } from '../shared';

export default screen({
  all: { heading: 'Set cookies', developersOnly: true },
  usual: {
    label: 'with a session and an identity token',
    says: ['A JSON object with a session_id', 'example-health-service', 'Begin a session at the auth API', 'Routes'],
    progress: 'identity-token',
  },
  'no-session': { label: 'without a session', says: ['(none)'] },
  'not-a-session': {
    label: 'a text that is no session',
    says: ['Enter a JSON object with a session_id'],
    progress: 'identity-token',
    does: [{ type: '{}', into: 'nhs-authorization-cookie' }, { click: 'Set cookies' }],
  },
});
