import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Leaves out the stack that React's development build notes for each element, a fifth of the time of a page test. React itself stops
 * after ten thousand in a second; no test reads them.
 */
export function leaveOutOwnerStacks() {
  const shared = (React as unknown as Record<string, object | undefined>)[internals];
  if (!shared || !('recentlyCreatedOwnerStacks' in shared)) throw new Error('This version of React counts its owner stacks elsewhere.');
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}
