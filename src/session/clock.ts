/** How far the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0;

/** A new document knows nothing of the server's clock yet. */
export const startClock = () => void (ahead = 0);

/** Notes what an answer says of the time (the Date header of RFC 9110, in whole seconds), where the browser lets us read it. */
export function noteServerTime(date: string | null) {
  const told = Date.parse(date ?? '');
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

/** Now by the server's clock, as far as an answer has told it: epoch milliseconds. A clock of ten years ago must lock nobody out. */
export const serverNow = () => Date.now() + ahead;
