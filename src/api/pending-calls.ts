/** The number of pending calls. Not in the store, which is above the calls. */
let pendingCalls = 0;

/** Counts a call as pending. Returns a function to call when it settles. */
export function callStarted(): () => void {
  pendingCalls += 1;
  return () => void (pendingCalls -= 1);
}

export const hasPendingCall = () => pendingCalls > 0;
