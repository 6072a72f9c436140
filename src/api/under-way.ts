let underWay = 0;

/** Counts a call as pending. Returns a function to call when it settles. */
export function callStarted(): () => void {
  underWay += 1;
  return () => void (underWay -= 1);
}

/** Whether a call is pending. */
export const callUnderWay = () => underWay > 0;
