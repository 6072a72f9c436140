import type { Reasons } from '../../mocks/map/coverage';

/** The transitions of the journey map that no test covers, as the map writes them: from, to, kind and label. Each has its reason. */
export const uncoveredTransitions: Reasons = {
  '‹bot check› /check-email return: forgot-password':
    'The call names the address to which the bot check redirects users, not the address of the bot check: no test can distinguish this return from a typed address.',
};
